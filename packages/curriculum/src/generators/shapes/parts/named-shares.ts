import { inWords, NAMES, slip, whole, words } from "../../../kit/index.ts";
import type { Draft, Form } from "../../../kit/index.ts";
import { fractionInWords, partsCalled } from "../../../kit/parts.ts";
import { counted, startLarge, withArticle } from "../../../kit/words.ts";
import { sharedFigure } from "./share-pictures.ts";

export const COUNTS = [2, 3, 4] as const;
/** What is cut into equal parts. */
export const WHOLES = [
	"pizza",
	"cake",
	"sandwich",
	"pie",
	"granola bar",
	"pancake",
	"garden bed",
	"sheet of paper",
	"ribbon",
	"melon",
] as const;
const NAMES_OF_PARTS = COUNTS.map(partsCalled);

const singular = (count: number) => fractionInWords(1, count).replace("one ", "");
const others = (count: number) => COUNTS.filter((other) => other !== count);
/** The count next to it, and the one that is left. */
const nearAndFar = (count: number) =>
	others(count).toSorted((a, b) => Math.abs(a - count) - Math.abs(b - count)) as [number, number];

/** The help common to every question about so many equal parts. */
function help(count: number): Pick<Draft, "hints" | "steps"> {
	return {
		hints: [
			"All parts have the same size. The name tells how many of them make the whole.",
			"Two equal parts are called halves, three are called thirds, and four are called fourths.",
			"How many equal parts does this whole have?",
		],
		steps: [
			`There are ${count} equal parts.`,
			`${count} equal parts are called ${partsCalled(count)}. Each one is ${fractionInWords(1, count)}.`,
		],
	};
}

/** What the parts in a picture are called. */
export const named: Form = (random) => {
	const count = random.pick(COUNTS);
	const [near, far] = nearAndFar(count);
	const { figure, shape } = sharedFigure(random, count, random.integer(0, count));
	return {
		...help(count),
		prompt: random.pick([
			`The ${shape} is cut into equal parts. What are the parts called?`,
			`${random.pick(NAMES)} cuts a ${shape} into equal parts. What are they called?`,
			`Which word names the equal parts of the ${shape}?`,
		]),
		figure,
		hints: [
			"Count the equal parts.",
			"The name tells how many equal parts make the whole.",
			"Two parts, three parts, and four parts each have a name of their own.",
		],
		right: words(partsCalled(count)),
		wrong: [
			[slip.miscountedTheParts, words(partsCalled(near))],
			[slip.mixedUpPartNames, words(partsCalled(far))],
		],
		order: NAMES_OF_PARTS,
	};
};

/** Which part of the picture is colored. */
export const colored: Form = (random) => {
	const count = random.pick(COUNTS);
	const shaded = random.integer(1, count - 1);
	const [near, far] = nearAndFar(count);
	const { figure, shape } = sharedFigure(random, count, shaded);
	return {
		prompt: random.pick([
			`Which part of the ${shape} is colored?`,
			`${random.pick(NAMES)} colors a part of a ${shape}. Which part is it?`,
			`How much of the ${shape} is colored?`,
		]),
		figure,
		hints: [
			"How many equal parts does the whole have?",
			`The whole has ${count} equal parts. That tells the name of each part.`,
			"How many of these parts are colored?",
		],
		steps: [
			`The whole has ${count} equal parts, so each part is ${withArticle(singular(count))}.`,
			`${counted(shaded, "part is", "parts are")} colored: ${fractionInWords(shaded, count)}.`,
		],
		right: words(fractionInWords(shaded, count)),
		wrong: [
			[slip.countedTheOthers, words(fractionInWords(count - shaded, count))],
			[slip.miscountedTheParts, words(fractionInWords(shaded, near))],
			[slip.mixedUpPartNames, words(fractionInWords(shaded, far))],
		],
	};
};

/** A fair share by the number of people. */
export const fairShare: Form = (random) => {
	const count = random.pick(COUNTS);
	const [near, far] = nearAndFar(count);
	const [name, thing] = [random.pick(NAMES), random.pick(WHOLES)];
	return {
		...help(count),
		prompt: random.pick([
			`${count} friends share ${withArticle(thing)} equally. What does each friend get?`,
			`${name} cuts ${withArticle(thing)} into ${count} equal parts and takes one. How much of it is that?`,
			`${count} people each get an equal part of ${withArticle(thing)}. How much does one person get?`,
		]),
		right: words(`${fractionInWords(1, count)} of it`),
		wrong: [
			[slip.miscountedTheParts, words(`${fractionInWords(1, near)} of it`)],
			[slip.mixedUpPartNames, words(`${fractionInWords(1, far)} of it`)],
			[slip.gaveTheWholeThing, words("all of it")],
		],
	};
};

/** How many equal parts make the whole, given by their name. */
export const wholeOfParts: Form = (random) => {
	const count = random.pick(COUNTS);
	const [name, thing] = [random.pick(NAMES), random.pick(WHOLES)];
	const parts = partsCalled(count);
	return {
		...help(count),
		prompt: random.pick([
			`${name} cuts ${withArticle(thing)} into ${parts}. How many parts are there?`,
			`How many ${parts} make one whole ${thing}?`,
			`Each friend gets ${fractionInWords(1, count)} of ${withArticle(thing)}, and nothing is left. How many friends are there?`,
			`${name} puts ${parts} of ${withArticle(thing)} back together. How many make the whole?`,
		]),
		right: whole(count),
		wrong: [
			[slip.mixedUpPartNames, whole(count === 4 ? 3 : count + 1)],
			[slip.countedOnePart, whole(1)],
		],
		hints: [
			"The name of the parts tells how many of them make the whole.",
			`Draw a rectangle and cut it into ${parts}.`,
			"Count all the equal parts of your drawing.",
		],
	};
};

/** A sentence about equal parts that is true, and one that is not. */
export const claim: Form = (random) => {
	const count = random.pick(COUNTS);
	const other = random.pick(others(count));
	const [small, large] = [Math.max(count, other), Math.min(count, other)];
	const thing = random.pick(WHOLES);
	const [says, slipOf] = random.pick([
		[
			(right: boolean) =>
				`${startLarge(inWords(right ? count : other))} ${partsCalled(count)} make one whole ${thing}.`,
			slip.mixedUpPartNames,
		],
		[
			(right: boolean) =>
				`${startLarge(inWords(count))} friends share ${withArticle(thing)} equally. Each gets one ${singular(right ? count : other)}.`,
			slip.miscountedTheParts,
		],
		[
			(right: boolean) =>
				`One ${singular(right ? large : small)} of ${withArticle(thing)} is more than one ${singular(right ? small : large)} of it.`,
			slip.morePartsAreLarger,
		],
	] as const);
	return { ...help(count), prompt: "", right: words(says(true)), wrong: [[slipOf, words(says(false))]] };
};
