import { baseTenBlocks } from "../../figures/numbers/base-ten-blocks.ts";
import { ask, boxed, NAMES, slip, whole, words } from "../../kit/index.ts";
import type { Form, Random } from "../../kit/index.ts";
import { counted, list } from "../../kit/words.ts";

/** A number as blocks: there may be more than nine tens or ones. */
export interface Blocks {
	hundreds: number;
	tens: number;
	ones: number;
}

export const worth = ({ hundreds, tens, ones }: Blocks) => 100 * hundreds + 10 * tens + ones;

/** "3 hundreds, 12 tens, and 1 one"; what there is none of is left out. */
export function listed({ hundreds, tens, ones }: Blocks): string {
	return list([
		...(hundreds > 0 ? [counted(hundreds, "hundred")] : []),
		...(tens > 0 ? [counted(tens, "ten")] : []),
		...(ones > 0 ? [counted(ones, "one")] : []),
	]);
}

const steps = ({ hundreds, tens, ones }: Blocks): string[] => {
	const parts = [100 * hundreds, 10 * tens, ones].filter((part) => part > 0);
	const number = worth({ hundreds, tens, ones });
	const sum = parts.length === 1 ? `That is ${number}.` : `$${parts.join(" + ")} = ${number}$.`;
	if (tens > 9) return parts.length === 1 ? [tensInFull(tens)] : [tensInFull(tens), sum];
	return [`${listed({ hundreds, tens, ones })}.`, sum];
};

/** "10 tens are 100, and 9 tens are 90. So 19 tens are 190." */
function tensInFull(tens: number): string {
	const [full, rest] = [Math.floor(tens / 10) * 10, tens % 10];
	if (rest === 0) return `${full} tens are ${10 * full}.`;
	return `${full} tens are ${10 * full}, and ${counted(rest, "ten")} ${rest === 1 ? "is" : "are"} ${10 * rest}. So ${tens} tens are ${10 * tens}.`;
}

export type DrawBlocks = (random: Random) => Blocks;

export const small: DrawBlocks = (random) => ({
	hundreds: random.integer(1, 4),
	tens: random.integer(1, 9),
	ones: random.integer(1, 9),
});
/** One of the lower places may be empty. */
export const any: DrawBlocks = (random) => {
	const blocks = { hundreds: random.integer(1, 9), tens: random.integer(1, 9), ones: random.integer(1, 9) };
	return random.oneIn(3) ? { ...blocks, [random.pick(["tens", "ones"])]: 0 } : blocks;
};

/** What each box is, the first one by itself. */
function stepsInBoxes(blocks: Blocks, hasPicture: boolean): string[] {
	const { hundreds, tens, ones } = blocks;
	const [verb, told] = [hundreds === 1 ? "is" : "are", counted(hundreds, "hundred")];
	return [
		hasPicture
			? `${counted(hundreds, "large square")} ${verb} ${told}.`
			: `The first digit counts hundreds, so there ${verb} ${told}.`,
		...steps(blocks),
		`Hundreds: ${hundreds}. Tens: ${tens}. Ones: ${ones}.`,
	];
}

/** Three boxes: how many of each there are. */
export const takeApart = (draw: DrawBlocks, hasPicture: boolean) =>
	ask.stepwise((random) => {
		const blocks = draw(random);
		const { hundreds, tens, ones } = blocks;
		const number = worth(blocks);
		const boxes = "Hundreds: [[hundreds]]. Tens: [[tens]]. Ones: [[ones]].";
		return {
			prompt: hasPicture
				? random.pick([
						`Count the blocks. ${boxes}`,
						`${random.pick(NAMES)} shows a number with blocks. How many of each are there? ${boxes}`,
						`Which number do the blocks show? ${boxes}`,
					])
				: random.pick([
						`Take ${number} apart. ${boxes}`,
						`${random.pick(NAMES)} builds ${number} with as few blocks as possible. ${boxes}`,
						`How many of each does ${number} have? ${boxes}`,
					]),
			...(hasPicture
				? {
						figure: {
							svg: baseTenBlocks(blocks),
							alt: `Blocks: large squares of a hundred: ${hundreds}, bars of ten: ${tens}, single cubes: ${ones}.`,
						},
					}
				: {}),
			hints: [
				hasPicture
					? "A large square is a hundred, a bar is a ten, a cube is a one."
					: "Read the digits from left to right.",
				hasPicture
					? "Count the large squares first."
					: `${number} has three digits. The first one counts hundreds.`,
				hasPicture
					? "Then count the bars, and then the cubes."
					: "The middle digit counts tens. The last one counts ones.",
			],
			steps: stepsInBoxes(blocks, hasPicture),
			boxes: {
				hundreds: boxed(
					whole(hundreds),
					[slip.worthForCount, whole(100 * hundreds)],
					[slip.readFromTheRight, whole(ones)],
				),
				tens: boxed(
					whole(tens),
					[slip.tensWorthForCount, whole(10 * tens)],
					[slip.swappedTensAndOnes, whole(ones)],
				),
				ones: boxed(whole(ones), [slip.swappedTensAndOnes, whole(tens)]),
			},
		};
	});

/** The number that so many hundreds, tens and ones make. */
export const madeOf =
	(draw: DrawBlocks, prompts: (blocks: string, name: string) => readonly string[]): Form =>
	(random) => {
		const blocks = draw(random);
		const { hundreds, tens, ones } = blocks;
		const number = worth(blocks);
		const isFull = tens > 9 || ones > 9;
		const told = listed(blocks);
		return {
			prompt: random.pick(prompts(told, random.pick(NAMES))),
			task: told,
			right: whole(number),
			wrong: [
				isFull && [slip.wroteSideBySide, whole(Number(`${hundreds > 0 ? hundreds : ""}${tens}${ones}`))],
				isFull && hundreds > 0 && [slip.lostTheNewHundred, whole(number - (tens > 9 ? 100 : 10))],
				[slip.tensAsOnes, whole(100 * hundreds + tens + ones)],
				!isFull && [
					slip.leftOutTheZero,
					whole(Number([hundreds, tens, ones].filter((each) => each > 0).join(""))),
				],
				!isFull && [slip.swappedTensAndOnes, whole(100 * hundreds + 10 * ones + tens)],
				!isFull && ones > 0 && [slip.readFromTheRight, whole(100 * ones + 10 * tens + hundreds)],
				isFull && ones > 0 && [slip.leftOutTheOnes, whole(number - ones)],
			],
			hints: [
				"Ten ones make a ten. Ten tens make a hundred.",
				tens > 9
					? tens % 10 === 0
						? `Trade the ${tens} tens: ten of them make a hundred.`
						: `Split ${tens} tens into ${Math.floor(tens / 10) * 10} tens and ${counted(tens % 10, "ten")}.`
					: `Put the hundreds first: ${hundreds}. Which digit is next?`,
				tens > 9
					? `How many hundreds are ${Math.floor(tens / 10) * 10} tens?`
					: "A place with nothing in it gets a 0.",
			],
			steps: steps(blocks),
			blocks: { largest: 100, start: 0 },
		};
	};

/** A number, and which blocks make it. */
export const whichBlocks =
	(draw: DrawBlocks): Form =>
	(random) => {
		const blocks = draw(random);
		const { hundreds, tens, ones } = blocks;
		const number = worth(blocks);
		const other = (changed: Partial<Blocks>) => words(listed({ ...blocks, ...changed }));
		return {
			prompt: random.pick([
				`Which of these is ${number}?`,
				`${random.pick(NAMES)} builds ${number} with blocks. Which blocks could that be?`,
				`Find another way to say ${number}.`,
			]),
			task: `${number}`,
			right: words(listed(blocks)),
			wrong: [
				tens !== ones && [slip.swappedTensAndOnes, other({ tens: ones, ones: tens })],
				tens > 9 && [slip.lostTheNewHundred, other({ hundreds: hundreds + 1 })],
				hundreds !== ones &&
					hundreds > 0 &&
					ones > 0 && [slip.readFromTheRight, other({ hundreds: ones, ones: hundreds })],
				tens > 9
					? [slip.droppedTheNewHundred, other({ tens: tens - 10 })]
					: [slip.aTenTooMany, other({ tens: tens + 1 })],
			],
			hints: [
				"Ten tens make a hundred. Ten ones make a ten.",
				`How many hundreds does ${number} have at most?`,
				"Find out what each of the choices is worth.",
			],
			steps: steps(blocks),
		};
	};
