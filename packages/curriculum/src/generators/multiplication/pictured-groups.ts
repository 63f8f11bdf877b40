import { equalGroups } from "../../figures/numbers/equal-groups.ts";
import { dotArray } from "../../figures/fractions/grids.ts";
import { ask, boxed, COLORS, expression, NAMES, slip, whole, words } from "../../kit/index.ts";
import type { Form, Random } from "../../kit/index.ts";
import type { Fact, Facts } from "./facts/products.ts";

const rings = (random: Random, a: number, b: number) => ({
	svg: equalGroups(a, b, random.pick(COLORS)),
	alt: `${a} rings with ${b} dots in each.`,
});

const rows = (random: Random, a: number, b: number) => ({
	svg: dotArray(a, b, random.pick(COLORS)),
	alt: `${a} rows with ${b} dots in each.`,
});

/** A picture of equal groups, and the word for one and for several of them. */
function pictured(random: Random, { a, b }: Fact) {
	const isArray = random.oneIn(3);
	return {
		figure: isArray ? rows(random, a, b) : rings(random, a, b),
		one: isArray ? "row" : "ring",
		many: isArray ? "rows" : "rings",
	};
}

const slips = ({ a, b }: Fact) =>
	[
		[slip.addedFactors, whole(a + b)],
		[slip.oneGroupShort, whole(a * b - b)],
		[slip.oneGroupOver, whole(a * b + b)],
		[slip.oneShortInEach, whole(a * b - a)],
	] as const;

const help = ({ a, b }: Fact, one: string, many: string) => ({
	hints: [
		`How many ${many} are there? How many dots are in each ${one}?`,
		`There are ${a} equal groups. Skip-count by ${b}.`,
		"Skip-count once for each group. The last number is the product.",
	] as const,
	steps: [`There are ${a} ${many} with ${b} dots in each.`, `$${a} \\times ${b} = ${a * b}$.`],
});

/** How many dots a picture of equal groups has. */
export const dotsInAll =
	(facts: Facts): Form =>
	(random) => {
		const fact = facts(random);
		const { figure, one, many } = pictured(random, fact);
		return {
			...help(fact, one, many),
			prompt: random.pick([
				`How many dots are in the ${many} in all?`,
				`Multiply to find how many dots there are in all the ${many}.`,
				`Every ${one} has the same number of dots. How many dots are there in all?`,
			]),
			figure,
			right: whole(fact.a * fact.b),
			wrong: slips(fact),
		};
	};

/** The expression that a picture shows. */
export const pictureExpression =
	(facts: Facts): Form =>
	(random) => {
		const fact = facts(random);
		const { a, b } = fact;
		const { figure, one, many } = pictured(random, fact);
		const { hints, steps } = help(fact, one, many);
		return {
			prompt: random.pick([
				`Which expression tells how many dots the ${many} have in all?`,
				`${random.pick(NAMES)} draws ${many} of dots. Which expression fits the drawing?`,
			]),
			figure,
			right: words(`$${a} \\times ${b}$`),
			wrong: [
				[slip.addedFactors, words(`$${a} + ${b}$`)],
				[slip.oneGroupShort, words(`$${a - 1} \\times ${b}$`)],
				[slip.joinedTwoGroups, words(`$${b} + ${b}$`)],
				[slip.oneShortInEach, words(`$${a} \\times ${b - 1}$`)],
			],
			hints: [
				hints[0],
				"Groups of the same size are multiplied.",
				"Write the number of groups first, and then the number in each group.",
			],
			steps,
		};
	};

/** The picture as groups, their size and the product. */
export const describePicture = (facts: Facts) =>
	ask.stepwise((random) => {
		const fact = facts(random);
		const { a, b } = fact;
		if (a === b) return undefined;
		const { figure, one, many } = pictured(random, fact);
		const { hints, steps } = help(fact, one, many);
		return {
			prompt: random.pick([
				`What does the picture show? Complete the sentence: [[groups]] ${many} of [[each]] dots make [[product]] dots.`,
				`Look at the ${many}. [[groups]] groups of [[each]] are [[product]].`,
				`Write the multiplication for the ${many}: [[groups]] $\\times$ [[each]] $=$ [[product]].`,
			]),
			figure,
			boxes: {
				groups: boxed(whole(a), [slip.swappedGroupsAndSize, whole(b)]),
				each: boxed(whole(b), [{ ...slip.swappedGroupsAndSize, id: "swapped-size-and-groups" }, whole(a)]),
				product: { right: whole(a * b), wrong: slips(fact) },
			},
			hints: [hints[0], `Skip-count by the number of dots in one ${one}.`, hints[2]],
			steps,
		};
	});

/** The picture of a sharing: the total, and how many each ring gets. */
export const sharePicture = (facts: Facts) =>
	ask.stepwise((random) => {
		const { a, b } = facts(random);
		if (a === b) return undefined;
		const total = a * b;
		const among = a === 2 ? "between" : "among";
		return {
			prompt: random.pick([
				`All the dots are shared equally ${among} ${a} rings. Complete the division: [[total]] $\\div ${a} =$ [[each]].`,
				`${random.pick(NAMES)} shares [[total]] dots equally ${among} ${a} rings. Each ring gets [[each]] dots.`,
				`There are [[total]] dots in ${a} equal groups, so there are [[each]] dots in each group.`,
			]),
			figure: rings(random, a, b),
			boxes: {
				total: boxed(whole(total), [slip.oneGroupShort, whole(total - b)], [slip.addedFactors, whole(a + b)]),
				each: boxed(whole(b), [slip.swappedGroupsAndSize, whole(a)], [slip.subtractedOnce, whole(total - a)]),
			},
			hints: [
				"Count all the dots first. They are the total.",
				`The total is split into ${a} equal groups.`,
				"Count the dots in one ring.",
			],
			steps: [
				`There are ${total} dots in ${a} rings.`,
				`$${total} \\div ${a} = ${b}$. Each ring has ${b} dots.`,
			],
		};
	});

/** A repeated sum, and the multiplication that it is. */
export const repeatedSum =
	(facts: Facts): Form =>
	(random) => {
		const { a, b } = facts(random);
		if (a < 3 || a > 6 || a === b) return undefined;
		const sum = Array.from({ length: a }, () => b).join(" + ");
		return {
			prompt: random.pick([
				`Which expression is equal to $${sum}$?`,
				`${random.pick(NAMES)} adds $${sum}$. Which expression is a shorter way to write it?`,
				`Write $${sum}$ as a multiplication. Which one is it?`,
			]),
			task: `$${sum}$`,
			right: expression(`${a} \\times ${b}`, a * b),
			wrong: [
				[slip.oneGroupShort, expression(`${a - 1} \\times ${b}`, a * b - b)],
				[slip.addedFactors, expression(`${a} + ${b}`, a + b)],
				[slip.countedSizeAsGroups, expression(`${b} \\times ${b}`, b * b)],
			],
			hints: [
				`The number ${b} is added again and again.`,
				`How many times does ${b} occur in the sum?`,
				"Write the number of groups first, and then the number in each group.",
			],
			steps: [`${b} occurs ${a} times.`, `$${sum} = ${a} \\times ${b}$.`],
		};
	};
