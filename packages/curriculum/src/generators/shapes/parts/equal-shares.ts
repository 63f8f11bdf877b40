import { ask, defineSkill, NAMES, people, slip, whole, words } from "../../../kit/index.ts";
import type { Form } from "../../../kit/index.ts";
import { fractionInWords, partsCalled } from "../../../kit/parts.ts";
import { startLarge, withArticle } from "../../../kit/words.ts";
import { matchedPictures, picked, pickedAll } from "./share-pictures.ts";
import { COUNTS, WHOLES, named, colored, fairShare, wholeOfParts, claim } from "./named-shares.ts";

/** How many parts are left after some are gone. */
const partsLeft: Form = (random) => {
	const count = random.pick([3, 4]);
	const gone = random.integer(1, count - 1);
	const [name, thing] = [random.pick(NAMES), random.pick(WHOLES)];
	const parts = partsCalled(count);
	return {
		prompt: random.pick([
			`${name} cuts ${withArticle(thing)} into ${parts} and uses ${gone} of them. How many ${parts} are left?`,
			`${withArticle(thing).replace(/^a/, "A")} is cut into ${parts}. ${name} takes ${gone}. How many ${parts} are left?`,
		]),
		right: whole(count - gone),
		wrong: [
			[slip.gaveAllTheParts, whole(count)],
			[slip.gaveTheGoneParts, whole(gone)],
			[slip.mixedUpPartNames, whole(count === 3 ? 4 - gone : 5 - gone)],
		],
		hints: [
			"The name of the parts tells how many there are at first.",
			`Draw a whole and cut it into ${parts}. Cross out ${gone}.`,
			"Count the parts that are not crossed out.",
		],
		steps: [`${startLarge(parts)} are ${count} equal parts.`, `$${count} - ${gone} = ${count - gone}$.`],
	};
};

/** Several wholes, each cut alike. */
const manyWholes: Form = (random) => {
	const [count, wholes] = [random.pick(COUNTS), random.integer(2, 5)];
	const thing = random.pick(["pizza", "cake", "sandwich", "pie", "pancake", "melon"] as const);
	const things = thing === "sandwich" ? "sandwiches" : `${thing}s`;
	const parts = partsCalled(count);
	const sum = Array.from({ length: wholes }, () => count).join(" + ");
	return {
		prompt: random.pick([
			`${random.pick(NAMES)} cuts ${wholes} ${things} into ${parts}. How many ${parts} are there in all?`,
			`There are ${wholes} ${things}. Each one is cut into ${parts}. How many parts is that?`,
		]),
		right: whole(count * wholes),
		wrong: [
			[slip.cutOneWholeOnly, whole(count)],
			[slip.addedWholesAndParts, whole(count + wholes)],
			[slip.mixedUpPartNames, whole((count === 4 ? 3 : count + 1) * wholes)],
		],
		hints: [
			"How many parts does one of them have?",
			`One ${thing} cut into ${parts} has how many parts? There are ${wholes} of them.`,
			"Add the parts of each one.",
		],
		steps: [`Each ${thing} has ${count} parts.`, `$${sum} = ${count * wholes}$.`],
	};
};

/** [into how many equal parts, how a square is cut] */
const CUTS = [
	[2, "from top to bottom into 2 equal parts"],
	[2, "from corner to corner into 2 equal parts"],
	[3, "into 3 equal strips"],
	[4, "into 4 equal strips"],
	[4, "into 4 equal small squares"],
	[4, "into 4 equal triangles"],
] as const;

const SQUARES = [
	["sandwich", "sandwiches"],
	["sheet of paper", "sheets of paper"],
	["cake", "cakes"],
	["napkin", "napkins"],
	["piece of felt", "pieces of felt"],
	["garden bed", "garden beds"],
	["waffle", "waffles"],
	["tile", "tiles"],
	["scarf", "scarves"],
	["poster", "posters"],
] as const;

/** Shares of equal wholes: of the same size where there are as many, whatever they look like. */
const twoCuts: Form = (random) => {
	const [[p, one], [q, other]] = random.shuffle(CUTS) as unknown as [
		(typeof CUTS)[number],
		(typeof CUTS)[number],
	];
	const [name, friend] = people(random);
	const [thing, things] = random.pick(SQUARES);
	const larger = (who: string) => words(`${who}’s parts are larger.`);
	const same = words("Their parts have the same size.");
	const [right, few, many] = p < q ? [larger(name), name, friend] : [larger(friend), friend, name];
	const share = (count: number) => fractionInWords(1, count);
	return {
		prompt: random.pick([
			`${name} and ${friend} each have a square ${thing} of the same size. ${name} cuts it ${one}. ${friend} cuts it ${other}. Who has the larger parts?`,
			`Two square ${things} are the same size. ${name} cuts one ${one}. ${friend} cuts the other ${other}. Whose parts are larger?`,
		]),
		right: p === q ? same : right,
		wrong:
			p === q
				? [
						[slip.shapeChangesSize, larger(name)],
						[slip.longIsLarger, larger(friend)],
						[slip.equalMeansAlike, words("Those are not equal shares. They look different.")],
					]
				: [
						[slip.morePartsAreLarger, larger(many)],
						[slip.sameWholeSameParts, same],
					],
		hints: [
			"Are the two wholes the same size? Into how many equal parts is each one cut?",
			`One whole has ${p} equal parts, and the other has ${q}. What is one part of each called?`,
			"The more equal parts a whole has, the smaller each part is. The shape of the parts does not matter.",
		],
		steps: [
			`One part of the first ${thing} is ${share(p)} of it, and one part of the second is ${share(q)}.`,
			p === q
				? "The wholes are equal. Their parts have the same size, although they look different."
				: `Fewer parts means larger parts, so ${few}’s parts are larger.`,
		],
	};
};

// 1: the name of equal parts, and how many make the whole. 2: equal parts distinguished from others. 3: a part of the whole.
// 4: fair shares and claims. 5: several wholes, and equal shares that look different.
export const equalShares = defineSkill("equal-shares", 16, {
	1: [ask.chosen(named), picked, ask.typed(wholeOfParts)],
	2: [matchedPictures, picked, ask.chosen(colored)],
	3: [ask.typed(partsLeft), ask.chosen(colored), ask.chosen(fairShare)],
	4: [pickedAll, ask.judged(claim), ask.typed(wholeOfParts)],
	5: [ask.chosen(twoCuts), ask.typed(manyWholes), ask.judged(claim), ask.chosen(manyWholes)],
});
