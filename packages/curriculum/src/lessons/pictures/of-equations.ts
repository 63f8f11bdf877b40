import type { Figure } from "@learnin/domain/question/question";
import { inequalityInWords, inequalityLine } from "../../figures/lines/inequality-line.ts";
import { boxes } from "../../repairs/pictures.ts";
import { firstDrawn, type DrawnPatterns } from "./drawn-patterns.ts";
import { type BoxRow, box, boxesInWords, repeat } from "../ideas/idea.ts";
import { bar } from "./of-bars.ts";
import { plainText, tidy } from "../step-text.ts";

/** More boxes are too narrow for a letter. */
const MAX_LETTERS = 14;
/** The widths of a letter and of a number of boxes. */
const LETTER = 2;

const TIMES = /(?<![\d+\-×a-z] ?)(\d+)([a-z]) = (\d+)(?!\d|\.\d| [-+×])(?:, so \2 = (\d+))?/;
const TIMES_AND_MORE = /(?<![\d+\-×] ?)(\d+)([a-z]) \+ (\d+) = (\d+)(?!\d)/;
const AND_MORE = /(?<![\d+\-×(] ?)([a-z]) \+ (\d+) = (\d+)(?! ?[-+×\d])/;
const TAKEN_AWAY = /(?<![\d+\-×a-z] ?)([a-z]) = (\d+) - (\d+)/;
const CUT = /(?<![\d+\-×a-z] ?)([a-z]) = (\d+) ÷ (\d+)/;
const SUM_AND_DIFFERENCE = /([a-z]) \+ ([a-z]) = (\d+) and \1 - \2 = (\d+)/;
const LIKE_TERMS = /Terms with ([a-z]): (\d+) ([-+]) (\d+) = (\d+)/;
const INEQUALITY = /(?<![\d+\-×a-z)]|[-+×] )([a-z]) ([<>≤≥]) (-?\d+)(?!\d|\.\d)/;

/** Equations as rows of boxes that are equally long, and inequalities on a line. None if nothing applies. */
export function equationPictures(step: string): Figure[] {
	return firstDrawn(DRAWN, plainText(step));
}

const DRAWN: DrawnPatterns = [
	[INEQUALITY, inequality],
	[SUM_AND_DIFFERENCE, sumAndDifference],
	[LIKE_TERMS, likeTerms],
	[TIMES_AND_MORE, timesAndMore],
	[TIMES, times],
	[AND_MORE, ([name = "", more = "", all = ""]) => balance([andMore(name, more), [box(all, "mint", 3)]])],
	[TAKEN_AWAY, ([name = "", all = "", more = ""]) => balance([andMore(name, more), [box(all, "mint", 3)]])],
	[CUT, ([name = "", all = "", count = ""]) => times([count, name, all])],
];

function andMore(name: string, more: string): BoxRow {
	return [box(name, "sky", LETTER), box(more, "gold")];
}

/** Rows of boxes as a growing picture; the first picture has the first two rows. */
function balance(rows: readonly BoxRow[]): Figure[] {
	return rows.slice(1).map((_, at) => {
		const shown = rows.slice(0, at + 2);
		return boxes(boxesInWords(shown), shown);
	});
}

/** 3x = 12: three boxes are as long as 12, and each of them is 4 once that is said. */
function times([count = "", name = "", all = "", each = ""]: readonly string[]): Figure[] {
	const boxed = Number(count);
	if (boxed < 2 || boxed > MAX_LETTERS) return [];
	const rows = [repeat(boxed, name, "sky"), [box(all, "mint", boxed)]];
	const isCut = each !== "" && boxed * Number(each) === Number(all);
	return balance(isCut ? [...rows, repeat(boxed, each, "mint")] : rows);
}

function timesAndMore([count = "", name = "", more = "", all = ""]: readonly string[]): Figure[] {
	const boxed = Number(count);
	const rest = { size: Number(more), text: more };
	if (boxed > MAX_LETTERS / LETTER)
		return bar(all, [{ size: Number(all) - Number(more), text: `${count}${name}` }, rest]);
	return balance([
		[...repeat(boxed, name, "sky", LETTER), box(more, "gold", LETTER)],
		[box(all, "mint", boxed * LETTER + LETTER)],
	]);
}

/** The greater number is as long as the smaller one and the difference: two equal bars and the rest are the sum. */
function sumAndDifference([
	greater = "",
	smaller = "",
	sum = "",
	difference = "",
]: readonly string[]): Figure[] {
	const [large, small] = [box(greater, "sky", 5), box(smaller, "gold", 4)];
	return balance([[large, small], [small, box(difference, null), small], [box(sum, "mint", 9)]]);
}

/** 3a + a: one bar of 4a. */
function likeTerms([name = "", one = "", sign = "", other = "", all = ""]: readonly string[]): Figure[] {
	const term = (count: string) => ({ size: Number(count), text: count === "1" ? name : `${count}${name}` });
	const [total, ...parts] = sign === "+" ? [all, one, other] : [one, all, other];
	return bar(term(total ?? "").text, parts.map(term));
}

/** The marks on each side of the dot. */
const AROUND = 5;

function inequality([, sign = "", number = ""]: readonly string[]): Figure[] {
	const boundary = tidy(Number(number));
	const drawn = {
		from: boundary - AROUND,
		to: boundary + AROUND,
		boundary,
		direction: sign === ">" || sign === "≥" ? ("right" as const) : ("left" as const),
		is_closed: sign === "≤" || sign === "≥",
	};
	return [{ svg: inequalityLine(drawn), alt: inequalityInWords(drawn) }];
}
