import type { LabeledInputQuestion } from "@learnin/domain/question/question";
import { columnPlace, columnSum } from "../../../figures/numbers/column-sum.ts";
import type { BoxMistake } from "../../../kit/questions/fill-boxes.ts";
import { labelPicture } from "../../../kit/questions/label-picture.ts";
import { list, prose, startLarge, texNumber } from "../../../kit/index.ts";

const PLACES = [
	"ones",
	"tens",
	"hundreds",
	"thousands",
	"ten-thousands",
	"hundred-thousands",
	"millions",
] as const;

/** An addition or subtraction in columns, with a box for every digit of the result. */
export function columnWork(a: number, b: number, sign: "+" | "-"): LabeledInputQuestion {
	const result = sign === "+" ? a + b : a - b;
	const word = sign === "+" ? "sum" : "difference";
	const columns = Math.max(`${a}`.length, `${result}`.length);
	const digits = [...`${result}`].toReversed().map(Number);
	const places = Object.fromEntries(
		// From the left, as the boxes are read; they are filled from the right.
		digits
			.map((digit, place) => [place, digit] as const)
			.toReversed()
			.map(([place, digit]) => [
				PLACES[place] ?? "",
				{
					right: digit,
					label: `${capital(PLACES[place] ?? "")} of the ${word}`,
					place: columnPlace(columns, place),
				},
			]),
	);
	return labelPicture({
		prompt: `Work out $${texNumber(a)} ${sign} ${texNumber(b)}$. Write one digit of the ${word} in each box.`,
		figure: {
			svg: columnSum(a, b, sign, columns),
			alt: `${prose(a)} ${sign === "+" ? "plus" : "minus"} ${prose(b)}, written one below the other in columns of ${list(PLACES.slice(0, columns).toReversed())}.`,
		},
		places,
		hints: ["Begin with the ones, on the right.", ...hintsOnTrades(a, b, sign)],
		explanation: `${columnsInWords(a, b, sign)} So $${texNumber(a)} ${sign} ${texNumber(b)} = ${texNumber(result)}$.`,
		mistakes: columnMistakes(a, b, sign, digits),
	});
}

/** What helps with the columns as they are: nobody looks for a trade where there is none. */
function hintsOnTrades(a: number, b: number, sign: "+" | "-"): [string, ...string[]] {
	const [top = 0, bottom = 0] = digitPairs(a, b)[0] ?? [];
	const trades = /carry|trading/.test(columnsInWords(a, b, sign));
	if (!trades)
		return [`For the ones, find $${top} ${sign} ${bottom}$. Then move on to the next column to the left.`];
	return sign === "+"
		? [
				`For the ones, find $${top} + ${bottom}$.`,
				"When a column makes ten or more, write only its last digit, and carry 1 to the next column.",
			]
		: [
				`For the ones, can you take ${bottom} from ${top}? When the top digit is too small, trade one from the next column: it is worth ten here.`,
				"Remember that the column you traded from has one less.",
			];
}

/** Each column in words, with what is carried or opened. */
export function columnsInWords(a: number, b: number, sign: "+" | "-"): string {
	let carried = 0;
	return digitPairs(a, b)
		.map(([upper, lower], place) => {
			const name = capital(PLACES[place] ?? "");
			if (sign === "+") {
				const total = upper + lower + carried;
				const text = `${name}: $${upper} + ${lower}${carried > 0 ? " + 1" : ""} = ${total}$${total >= 10 ? `, write ${total - 10}, carry 1` : ""}.`;
				carried = total >= 10 ? 1 : 0;
				return text;
			}
			const left = upper - carried;
			const borrows = left < lower;
			const text = `${name}: $${borrows ? left + 10 : left} - ${lower} = ${left + (borrows ? 10 : 0) - lower}$${borrows ? ", after trading one from the next column" : ""}.`;
			carried = borrows ? 1 : 0;
			return text;
		})
		.join(" ");
}

function columnMistakes(a: number, b: number, sign: "+" | "-", digits: readonly number[]): BoxMistake[] {
	let carried = 0;
	const mistakes: BoxMistake[] = [];
	for (const [place, [upper, lower]] of digitPairs(a, b).entries()) {
		const box = PLACES[place] ?? "";
		const right = digits[place] ?? 0;
		if (sign === "+") {
			if (carried > 0)
				mistakes.push([
					box,
					`forgot-the-carried-one-in-${box}`,
					(right + 9) % 10,
					"A one was carried to this column. It looks like it was left out.",
				]);
			carried = upper + lower + carried >= 10 ? 1 : 0;
		} else {
			const left = upper - carried;
			if (left < lower)
				mistakes.push([
					box,
					`smaller-from-larger-in-${box}`,
					lower - upper,
					"It looks like the top digit was taken from the bottom one. Trade one from the next column instead.",
				]);
			else if (carried > 0)
				mistakes.push([
					box,
					`forgot-the-opened-one-in-${box}`,
					(right + 1) % 10,
					"One from this column was traded for the column on the right. This column has one less now.",
				]);
			carried = left < lower ? 1 : 0;
		}
	}
	return mistakes.filter(([box]) => PLACES.indexOf(box as (typeof PLACES)[number]) < digits.length);
}

/** The digits one below the other, from the ones on; missing ones count as 0. */
function digitPairs(a: number, b: number): [number, number][] {
	const lower = [...`${b}`].toReversed().map(Number);
	return [...`${a}`].toReversed().map((digit, place) => [Number(digit), lower[place] ?? 0]);
}

function capital(word: string): string {
	return startLarge(word);
}
