import { baseTenBlocks } from "../../../figures/numbers/base-ten-blocks.ts";
import { svgBeside } from "../../../figures/svg.ts";
import { ask, askFor, boxed, counted, NAMES, slip, whole } from "../../../kit/index.ts";
import type { Draft, Form, Random, Way } from "../../../kit/index.ts";
import { columnWork } from "./column-work.ts";
import { draftOf } from "./sum-drafts.ts";
import { type DrawSum, formulaOf, resultOf, type Sum, tensOf } from "./sums.ts";

const placesOf = (number: number) => ({
	hundreds: Math.floor(number / 100),
	tens: Math.floor(number / 10) % 10,
	ones: number % 10,
});
/** The form with what was drawn. */
const formOf =
	(draw: DrawSum, form: (random: Random, sum: Sum) => Draft | undefined): Form =>
	(random) => {
		const sum = draw(random);
		return sum && form(random, sum);
	};

export const bare = (draw: DrawSum): Form =>
	formOf(draw, (random, sum) => {
		const { a, b, sign } = sum;
		const said = sign === "+" ? `Find the sum of ${a} and ${b}.` : `Subtract ${b} from ${a}.`;
		return draftOf(sum, random.oneIn(4) ? said : askFor(random, `$${formulaOf(sum)}$`));
	});

/** The numbers as blocks. */
export const inBlocks = (draw: DrawSum): Form =>
	formOf(draw, (random, sum) => {
		const { a, b, sign } = sum;
		const [p, q] = [placesOf(a), placesOf(b)];
		const words = ({ hundreds, tens, ones }: typeof p) =>
			[counted(hundreds, "hundred"), counted(tens, "ten"), counted(ones, "one")].join(", ");
		const name = random.pick(NAMES);
		if (sign === "+")
			return {
				...draftOf(
					sum,
					random.pick([
						`The blocks show ${a} and ${b}. What is $${formulaOf(sum)}$?`,
						`${name} builds ${a} and ${b} with blocks and puts them together. Which number is that?`,
						`Use the blocks to find $${formulaOf(sum)}$.`,
					]),
				),
				figure: {
					svg: svgBeside(baseTenBlocks(p, 2), baseTenBlocks(q, 2)),
					alt: `Blocks for two numbers. First number: ${words(p)}. Second number: ${words(q)}.`,
				},
			};
		return {
			...draftOf(
				sum,
				random.pick([
					`The blocks show ${a}. Take away ${b}. What is $${formulaOf(sum)}$?`,
					`${name} builds ${a} with blocks and takes away ${b}. Which number is left?`,
					`The blocks show ${a}. Use them to find $${formulaOf(sum)}$.`,
				]),
			),
			figure: { svg: baseTenBlocks(p), alt: `Blocks for a number: ${words(p)}.` },
		};
	});

/** The first number as blocks that lie there, to put down more or take some away. */
export const onBlocks = (draw: DrawSum): Form =>
	formOf(draw, (random, sum) => {
		const { a, b, sign } = sum;
		const name = random.pick(NAMES);
		const prompt =
			sign === "+"
				? random.pick([
						`The blocks show ${a}. Put down ${b} more, and trade where you can. What is $${formulaOf(sum)}$?`,
						`${name} has built ${a} with blocks. Add the blocks for ${b} to find $${formulaOf(sum)}$.`,
					])
				: random.pick([
						`The blocks show ${a}. Take away ${b}, and trade where you need to. What is $${formulaOf(sum)}$?`,
						`${name} has built ${a} with blocks. Take away ${b} to find $${formulaOf(sum)}$.`,
					]);
		return {
			...draftOf(sum, prompt),
			blocks: { largest: Math.max(a, resultOf(sum)) < 100 ? 10 : 100, start: a },
		};
	});

/** The first number is where jumps begin on a line up to 100. */
export const inJumps = (draw: DrawSum): Form =>
	formOf(draw, (random, sum) => {
		const { a } = sum;
		const prompt = random.pick([
			`Jump along the number line to find $${formulaOf(sum)}$.`,
			`Start at ${a} and jump. What is $${formulaOf(sum)}$?`,
			`${random.pick(NAMES)} finds $${formulaOf(sum)}$ with jumps of ten and jumps of one. Where does the last jump land?`,
		]);
		return { ...draftOf(sum, prompt), jumps: { from: 0, to: 100, start: a, short: 1, long: 10 } };
	});

/** A box for each digit of the result. */
export const inColumns =
	(draw: DrawSum): Way =>
	(random) => {
		const sum = draw(random);
		return sum && columnWork(sum.a, sum.b, sum.sign);
	};

/** Place by place, the partial results in boxes. */
export const inParts = (draw: DrawSum) =>
	ask.stepwise((random) => {
		const sum = draw(random);
		if (sum === undefined || sum.b % 10 === 0 || sum.b < 10 || sum.b > 99) return undefined;
		const { a, b, sign } = sum;
		const [tens, ones] = [tensOf(b), b % 10];
		const middle = sign === "+" ? a + tens : a - tens;
		const result = resultOf(sum);
		const does = sign === "+" ? "Add" : "Take away";
		const back = sign === "+" ? result - 10 : result + 10;
		const trades = sign === "+" ? (a % 10) + ones >= 10 : a % 10 < ones;
		return {
			prompt: random.pick([
				`Find $${formulaOf(sum)}$ in two jumps. ${does} the tens: $${a} ${sign} ${tens} =$ [[middle]]. Then ${does.toLowerCase()} the ones, ${ones}, and you get [[end]].`,
				`${random.pick(NAMES)} splits ${b} into ${tens} and ${ones}. $${a} ${sign} ${tens} =$ [[middle]], and then $${formulaOf(sum)} =$ [[end]].`,
				`To find $${formulaOf(sum)}$, first find $${a} ${sign} ${tens} =$ [[middle]]. Then ${sign === "+" ? "add" : "take away"} ${ones}: [[end]].`,
			]),
			hints: [
				`Split ${b} into tens and ones.`,
				`${does} ${tens} first: ${a < 100 && middle < 100 ? "only the tens change" : "only the tens and hundreds change"}.`,
				`Then ${sign === "+" ? "add" : "take away"} ${ones} more.`,
			],
			steps: [
				`${does} the tens: $${a} ${sign} ${tens} = ${middle}$.`,
				`${does} the ones: $${middle} ${sign} ${ones} = ${result}$.`,
			],
			boxes: {
				middle: boxed(
					whole(middle),
					[slip.tensAsOnes, whole(sign === "+" ? a + tens / 10 : a - tens / 10)],
					[
						sign === "+" ? slip.subtractedInstead : slip.addedInstead,
						whole(sign === "+" ? Math.abs(a - tens) : a + tens),
					],
				),
				end: boxed(
					whole(result),
					[slip.stoppedAfterTheTens, whole(middle)],
					trades && [sign === "+" ? slip.forgotNewTen : slip.keptOpenedTen, whole(back)],
				),
			},
		};
	});

/** The form without mistakes that lead beyond the numbers of grade 2, for prompts that say what they lead to. */
export const within1000 =
	(form: Form): Form =>
	(random) => {
		const draft = form(random);
		return (
			draft && {
				...draft,
				wrong: draft.wrong.filter((each) => each && Number(each[1].entry) <= 1000),
			}
		);
	};
