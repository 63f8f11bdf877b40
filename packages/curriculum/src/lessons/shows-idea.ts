import type { Question } from "@learnin/domain/question/question";
import { valueOf } from "./written-numbers.ts";

/** Skills whose idea goes over a ten: an example without a trade would not show it. */
const OVER_A_TEN: ReadonlySet<string> = new Set([
	"add-facts-within-20",
	"subtract-facts-within-20",
	"add-within-100",
	"subtract-within-100",
	"add-within-1000",
	"subtract-within-1000",
	"add-sub-within-1000-fluent",
	"add-sub-multidigit",
]);

const NUMBER = String.raw`\d+(?:\{,\}\d{3})*`;
const SUM = new RegExp(String.raw`(?<![\d.])(${NUMBER}) (\+|-) (${NUMBER}) =`, "g");

/** Whether a question shows what the idea of its skill is about; true where nothing tells. */
export function showsIdea(skill_id: string, { explanation }: Question): boolean {
	if (!OVER_A_TEN.has(skill_id)) return true;
	return [...explanation.matchAll(SUM)].some(([, left = "", sign, right = ""]) =>
		trades(valueOf(left), valueOf(right), sign === "+"),
	);
}

/** Whether a place has ten or more together, or less than is taken away. */
function trades(left: number, right: number, isSum: boolean): boolean {
	for (let place = 1; place <= Math.max(left, right); place *= 10) {
		const [upper, lower] = [left, right].map((value) => Math.floor(value / place) % 10);
		if (upper === undefined || lower === undefined) return false;
		if (isSum ? upper + lower >= 10 : upper < lower && left >= 10 * place) return true;
	}
	return false;
}
