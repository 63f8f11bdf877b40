import { tapeDiagram } from "../../figures/lines/tape-diagram.ts";
import { ask, type Draft, type Form, type Random, slip, whole, words } from "../../kit/index.ts";
import { draftOf } from "../whole-numbers/sums/sum-drafts.ts";
import { formulaOf, resultOf, type Sum, sumsOf } from "../whole-numbers/sums/sums.ts";
import { type Situation, signOf, type Telling, tellThings, TURNED } from "./situations.ts";

type Limits = Parameters<typeof sumsOf>[1];

interface Told extends Sum {
	story: string;
	situation: Situation;
	unit?: { after: string };
}

function tell(
	random: Random,
	situations: readonly Situation[],
	limits: Limits,
	telling: Telling,
): Told | undefined {
	const situation = random.pick(situations);
	const sum = sumsOf([signOf(situation)], limits)(random);
	return sum && { ...sum, situation, ...telling(random, situation, sum) };
}

/** Why a reader would choose the other operation. */
function misreading({ situation, sign }: Told) {
	if (TURNED.includes(situation)) return slip.usedTheOtherOperation;
	return sign === "+" ? slip.subtractedInstead : slip.addedInstead;
}

const otherResult = ({ a, b, sign }: Sum) => (sign === "+" ? Math.abs(a - b) : a + b);

function draft(told: Told): Draft {
	const { a, b, sign, story } = told;
	const plain = draftOf(told, story);
	const isWhole = sign === "+";
	return {
		...plain,
		...(told.unit === undefined ? {} : { unit: told.unit }),
		task: story,
		wrong: [
			[misreading(told), whole(otherResult(told))],
			...plain.wrong.filter((each) => each && each[0].id !== slip.addedInstead.id),
			[slip.gaveAStoryNumber, whole(a)],
		],
		hints: [
			"Tell the story in your own words. What do you know, and what do you need to find?",
			`You know ${a} and ${b}. Draw a bar for the whole with its two parts.`,
			`${isWhole ? "Both parts are known, and the whole is missing" : "The whole and one part are known"}. Find $${formulaOf(told)}$.`,
		],
		steps: [
			isWhole ? "Both parts are known. The whole is missing." : "The whole is known. One part is missing.",
			...plain.steps,
		],
	};
}

export const inStory =
	(situations: readonly Situation[], limits: Limits, telling: Telling = tellThings): Form =>
	(random) => {
		const told = tell(random, situations, limits, telling);
		return told && draft(told);
	};

/** The equation that finds the answer of a story. */
export const equationOfStory =
	(situations: readonly Situation[], limits: Limits, telling: Telling = tellThings): Form =>
	(random) => {
		const told = tell(random, situations, limits, telling);
		if (told === undefined) return undefined;
		const { a, b, sign, story } = told;
		const [large, small] = a > b ? [a, b] : [b, a];
		const equation = (left: string) => words(`$${left} = \\square$`);
		const { unit: _unit, ...plain } = draft(told);
		return {
			...plain,
			// 35 + 39 fits a story of 39 + 35, and 35 + ? = 39 one of 39 - 35.
			alike: `${large} ${small}`,
			hints: [
				plain.hints[0],
				plain.hints[1],
				sign === "+"
					? "Both parts are known, and the whole is missing. Which equation finds a whole?"
					: "The whole and one part are known. Which equation finds the other part?",
			],
			prompt: `${story} ${random.pick(["Which equation gives the answer?", "Which equation fits the story?", "Choose the equation that you would use."])}`,
			right: equation(formulaOf(told)),
			wrong:
				sign === "+"
					? [
							[misreading(told), equation(`${large} - ${small}`)],
							[slip.tookAPartForTheWhole, words(`$${small} + \\square = ${large}$`)],
						]
					: [
							[misreading(told), equation(`${a} + ${b}`)],
							[slip.reversedTheSubtraction, equation(`${b} - ${a}`)],
						],
		};
	};

/** The bar of a story: its whole and one of its parts in boxes. */
export const barOfStory = (situations: readonly Situation[], limits: Limits, telling: Telling = tellThings) =>
	ask.labeled((random) => {
		const told = tell(random, situations, limits, telling);
		if (told === undefined) return undefined;
		const { a, b, sign } = told;
		const result = resultOf(told);
		const [total, known, other] = sign === "+" ? [result, a, b] : [a, b, result];
		if (known * 4 < total || other * 4 < total) return undefined;
		const { svg, above, middles } = tapeDiagram(
			[
				{ share: known, text: `${known}`, color: "sky" },
				{ share: other, color: "gold" },
			],
			"",
		);
		const { steps, story, hints } = { ...draft(told), story: told.story };
		return {
			prompt: `${story} ${random.pick(["Complete the bar for the story.", "Fill in the whole and the other part on the bar.", "Write the missing numbers on the bar."])}`,
			figure: {
				svg,
				alt: `A bar in two parts. One part is ${known}. The other part and the whole above it have boxes.`,
			},
			hints: [
				hints[0],
				`One part is ${known}. Is the other number in the story the whole or a part?`,
				hints[2],
			],
			labels: {
				total: {
					right: whole(total),
					label: "The whole",
					place: above,
					wrong: [sign === "+" ? [slip.tookAPartForTheWhole, whole(b)] : [misreading(told), whole(a + b)]],
				},
				other: {
					right: whole(other),
					label: "The other part",
					place: middles[1] ?? above,
					wrong: sign === "+" ? [] : [[slip.gaveAStoryNumber, whole(a)]],
				},
			},
			steps: [...steps, `The whole is ${total}. Its parts are ${known} and ${other}.`],
		};
	});
