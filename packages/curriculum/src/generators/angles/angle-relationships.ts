import { asClaim, ask, defineSkill, linearTex, slip, withoutUnit } from "../../kit/index.ts";
import type { Draft, Form } from "../../kit/index.ts";
import { degrees, simplest, whole } from "../../kit/value.ts";
import { KINDS, pairOf, pictureOf, RULES, sized, STORIES, wrongOther } from "./angle-pairs.ts";
import type { Kind, Pair } from "./angle-pairs.ts";
import { crossing } from "./crossing-lines.ts";

const CALLED = {
	complementary: "complement of",
	supplementary: "supplement of",
	vertical: "angle vertical to",
} as const;

function draftOf(pair: Pair, prompt: string): Draft {
	const { kind, known, other } = pair;
	const { total, rule } = RULES[kind];
	const task = `the ${CALLED[kind]} ${sized(known)}`;
	return {
		prompt,
		task,
		right: degrees(other),
		wrong: wrongOther(pair),
		hints: [
			"Look at the pair of angles. Is it complementary, supplementary, or vertical?",
			total === undefined
				? "The two lines make four angles. Which of them are equal?"
				: `One angle is ${known}°. What do the two angles make together?`,
			total === undefined ? "Angles opposite each other are equal." : `Subtract: $${total}° - ${known}°$.`,
		],
		steps: [
			rule,
			...(total === undefined ? [] : [`$${total}° - ${known}° = ${other}°$.`]),
			`The ${CALLED[kind]} ${sized(known)} measures ${other}°.`,
		],
		unit: { after: "°" },
	};
}

const told =
	(kinds: readonly Kind[]): Form =>
	(random) => {
		const pair = pairOf(random, kinds);
		return pair && draftOf(pair, random.pick(STORIES[pair.kind])(pair.known));
	};

/** The angle is opened instead of typed. */
const opened = (kinds: readonly Kind[]) =>
	ask.byOpening((random) => {
		const pair = pairOf(random, kinds);
		if (pair === undefined) return undefined;
		const { kind, known, other } = pair;
		return {
			...draftOf(
				pair,
				random.pick([
					`${STORIES[kind][0](known)} Open an angle of that size.`,
					`Draw the ${CALLED[kind]} ${sized(known)}.`,
					`Open an angle as large as the ${CALLED[kind]} ${sized(known)}.`,
				]),
			),
			angle: { step: other % 5 === 0 ? 5 : 1, has_protractor: true },
		};
	});

const drawn =
	(kinds: readonly Kind[]): Form =>
	(random) => {
		const pair = pairOf(random, kinds);
		if (pair === undefined) return undefined;
		const asked = ["What is the measure of angle $x$?", "Find the measure of the angle marked $x$."];
		return { ...draftOf(pair, random.pick(asked)), figure: pictureOf(random, pair, `${pair.known}°`, "x") };
	};

const named: Form = (random) => {
	const pair = pairOf(random, KINDS);
	if (pair === undefined) return undefined;
	const { kind, known, other } = pair;
	const value = (each: Kind) => ({ entry: each, shown: RULES[each].name, answer_type: "STRING" as const });
	const others = KINDS.filter((each) => each !== kind);
	return {
		prompt: random.pick(["What are the two marked angles called?", "Which kind of angle pair is marked?"]),
		figure: pictureOf(random, pair, `${known}°`, `${other}°`),
		right: value(kind),
		wrong: others.map((each) => [nameSlip(kind, each), value(each)] as const),
		hints: [
			"Are the two angles next to each other, or opposite each other?",
			`The angles are ${known}° and ${other}°. Are they equal because they are opposite, or do they make a larger angle together?`,
			"If they are next to each other: do they make a right angle or a straight angle?",
		],
		steps: [RULES[kind].rule, `The marked angles are ${RULES[kind].name.toLowerCase()}.`],
		order: KINDS.map((each) => RULES[each].name),
	};
};

function nameSlip(kind: Kind, named_as: Kind) {
	if (named_as === "vertical") return slip.tookAsOpposite;
	return kind === "vertical"
		? { ...slip.tookAsAdjacent, id: `${slip.tookAsAdjacent.id}-${named_as === "complementary" ? 1 : 2}` }
		: slip.mixedTotals;
}

/** One or both angles have x in them. */
const withX =
	(both: boolean): Form =>
	(random) => {
		const pair = pairOf(random, KINDS);
		if (pair === undefined) return undefined;
		const { kind, known: first, other: second } = pair;
		const [x, q] = [random.integer(5, 20), random.integer(2, 6)];
		const p = both ? random.integer(2, 6) : 0;
		const [a, b] = [first - p * x, second - q * x];
		if (p === q || a === 0 || b === 0 || (both && Math.abs(a) > 40) || Math.abs(b) > 40) return undefined;
		const [one, two] = [linearTex(p, "x", a), linearTex(q, "x", b)];
		const { total, rule } = RULES[kind];
		const equation = total === undefined ? `${one} = ${two}` : `${one} + ${two} = ${total}`;
		const factor = total === undefined ? Math.abs(p - q) : p + q;
		const swapped = total === 180 ? 90 : 180;
		return {
			prompt: random.pick([
				`Two angles are ${kind}. One is $${one}$ degrees, the other $${two}$ degrees. What is $x$?`,
				`A pair of ${kind} angles measures $${one}$ degrees and $${two}$ degrees. What is $x$?`,
				`The measures of two ${kind} angles are $${one}$ degrees and $${two}$ degrees. What is $x$?`,
			]),
			right: whole(x),
			wrong: [
				swapped > a + b && [slip.mixedTotals, simplest(swapped - a - b, p + q)],
				[slip.didNotDivide, whole(factor * x)],
				[slip.gaveAnAngle, whole(second)],
				total !== undefined && [slip.leftOutConstants, simplest(total, p + q)],
				total !== undefined && [slip.addedConstants, simplest(total + a + b, p + q)],
			],
			hints: [
				rule,
				`Write an equation: $${equation}$.`,
				"Collect the terms with $x$. Then divide by the coefficient of $x$.",
			],
			steps: [
				rule,
				`The equation is $${equation}$.`,
				`Collect like terms: $${factor === 1 ? "" : factor}x = ${factor * x}$.`,
				`So $x = ${x}$.`,
			],
		};
	};

const claims = asClaim(withoutUnit(told(KINDS)), (task, value) => `The ${task.slice(4)} measures ${value}.`);

// 1: two angles of a right or a straight angle. 2: vertical angles and the names. 3: no figure, opened, or all angles of a
// crossing. 4: x in one angle. 5: x in both, claims, and explaining a mistake.
export const angleRelationships = defineSkill("angle-relationships", 19, {
	1: [
		ask.typed(drawn(["complementary", "supplementary"])),
		ask.chosen(withoutUnit(drawn(["complementary", "supplementary"]))),
	],
	2: [ask.chosen(named), ask.typed(drawn(KINDS)), ask.chosen(withoutUnit(told(KINDS))), crossing],
	3: [
		ask.typed(told(KINDS)),
		opened(KINDS),
		crossing,
		ask.matched(withoutUnit(told(KINDS)), ["angle", "measure"]),
	],
	4: [ask.typed(withX(false)), ask.chosen(withX(false)), ask.judged(claims)],
	5: [ask.typed(withX(true)), ask.chosen(withX(true)), ask.explainTheMistake(withoutUnit(told(KINDS)))],
});
