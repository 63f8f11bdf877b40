import type { Figure } from "@learnin/domain/question/question";
import { dataTable, tableInWords } from "../../figures/data/data-table.ts";
import { columns } from "../../repairs/pictures.ts";
import { NUMBER, plainText, valueIn } from "../step-text.ts";

const WHOLE_PLACES = ["ones", "tens", "hundreds", "thousands"];
const DECIMAL_PLACES = ["tenths", "hundredths", "thousandths"];
/** A wider table is too small on a phone. */
const MAX_WIDTH = 480;

const THREE_PLACES = /Hundreds: (\d)\. Tens: (\d)\. Ones: (\d)\./;
const POWER_OF_TEN = new RegExp(`(?<![\\d.])(${NUMBER}) [×÷] (10+) = (${NUMBER})`);
const IN_DIGITS = new RegExp(
	`(?:With digits it is|(?:tenths|hundredths|thousandths),? (?:which )?is) (${NUMBER})`,
);
const LINED_UP = new RegExp(`Line up the decimal points: (${NUMBER}) ([-+]) (${NUMBER})`);

/** Numbers digit by digit: in a table of places, or below each other. None if neither applies. */
export function digitPictures(step: string): Figure[] {
	const plain = plainText(step);
	const [, hundreds, ...others] = THREE_PLACES.exec(plain) ?? [];
	if (hundreds !== undefined) return placeTable([[hundreds, ...others].join("")], false);
	const [, one, sign, other] = LINED_UP.exec(plain) ?? [];
	if (one !== undefined) return [linedUp(one, sign ?? "", other ?? "")];
	const [, from, , to] = POWER_OF_TEN.exec(plain) ?? [];
	if (from !== undefined) return placeTable([from, to ?? ""], true);
	const [, number] = IN_DIGITS.exec(plain) ?? [];
	return number === undefined ? [] : placeTable([number], false);
}

/** One more number in each picture. None if the places do not fit a phone. */
function placeTable(numbers: readonly string[], isNamed: boolean): Figure[] {
	const split = numbers.map((number) => {
		const [whole = "", decimals = ""] = `${number}`.replaceAll(",", "").split(".");
		return { whole, decimals };
	});
	const longest = (part: "whole" | "decimals") => Math.max(...split.map((each) => each[part].length));
	const [wholes, decimals] = [longest("whole"), longest("decimals")];
	if (wholes > WHOLE_PLACES.length || decimals > DECIMAL_PLACES.length || wholes + decimals < 2) return [];
	const places = [...WHOLE_PLACES.slice(0, wholes).toReversed(), ...DECIMAL_PLACES.slice(0, decimals)];
	const width = places.reduce((sum, place) => sum + Math.max(64, place.length * 9.5 + 26), isNamed ? 70 : 0);
	if (width > MAX_WIDTH) return [];
	const rows = split.map((each, at) => [
		...(isNamed ? [numbers[at] ?? ""] : []),
		...each.whole.padStart(wholes, " "),
		...each.decimals.padEnd(decimals, " "),
	]);
	return rows.map((_, at) => {
		const shown = [[...(isNamed ? [""] : []), ...places], ...rows.slice(0, at + 1)];
		const trimmed = shown.map((row) => row.map((cell) => cell.trim()));
		return { svg: dataTable(trimmed), alt: tableInWords(trimmed) };
	});
}

/** Both numbers with their decimal points below each other, without the result. */
function linedUp(one: string, sign: string, other: string): Figure {
	const [first, second] = [one, other].map((number) => {
		const [whole = "", decimals = ""] = number.replaceAll(",", "").split(".");
		return { whole, decimals };
	});
	const wholes = Math.max(first?.whole.length ?? 0, second?.whole.length ?? 0);
	const decimals = Math.max(first?.decimals.length ?? 0, second?.decimals.length ?? 0);
	const digitsOf = (number: typeof first) =>
		`${number?.whole.padStart(wholes, " ")}.${number?.decimals.padEnd(decimals, "0")}`;
	const [upper, lower] = [digitsOf(first), digitsOf(second)];
	const mark = { rows: ["", sign === "-" ? "−" : "+", ""], color: null };
	const list = [...upper].map((digit, at) => ({
		rows: [digit.trim(), (lower[at] ?? "").trim(), ""],
		color: digit === "." ? ("sky" as const) : null,
	}));
	return columns(
		`${written(valueIn(one))} above ${written(valueIn(other))}, with the decimal points in line.`,
		[mark, ...list],
	);
}

function written(value: number): string {
	return `${value}`;
}
