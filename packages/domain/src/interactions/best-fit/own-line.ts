import { type Rational, rational } from "../../arithmetic/rational.ts";
import { valueOf } from "../../grading/answer-forms/number-entry.ts";
import { readEntry } from "../../grading/read-answer.ts";
import type { FillMultipleQuestion } from "../../question/question.ts";
import { boxCount } from "./best-fit.ts";

/** The box of the reading, after those of both edges. */
const READING = 2;

/**
 * The question as a child's own line poses it: the height to read off is that of the line that was drawn, and the known
 * mistakes of the reading move along. Unchanged if nothing is read, or no line is drawn.
 */
export function readOffOwnLine(
	question: FillMultipleQuestion,
	answer_list: readonly string[],
): FillMultipleQuestion {
	const { interaction, blanks, known_mistakes } = question;
	if (interaction?.kind !== "best_fit" || boxCount(interaction) <= READING) return question;
	const { x_from, x_to, reads_at = x_to } = interaction;
	const [left, right] = answer_list.map((text, at) => numberOf(text, blanks[at] ?? {}));
	const reading = blanks[READING];
	const key = numberOf(reading?.key.answers[0] ?? "", {});
	if (reading === undefined || !left || !right || !key) return question;
	const share = rational(BigInt(reads_at - x_from), BigInt(x_to - x_from));
	const own = plus(left, times(share, minus(right, left)));
	const moved = (text: string) => {
		const height = numberOf(text, {});
		return height === null ? text : written(plus(height, minus(own, key)));
	};
	return {
		...question,
		blanks: blanks.with(READING, { ...reading, key: { ...reading.key, answers: [written(own)] } }),
		known_mistakes: known_mistakes.map((mistake) =>
			mistake.part === reading.id ? { ...mistake, answer: moved(mistake.answer) } : mistake,
		),
	};
}

function numberOf(text: string, box: Parameters<typeof readEntry>[1]): Rational | null {
	const entry = readEntry(text, box);
	return typeof entry === "string" ? null : valueOf(entry);
}

function plus(a: Rational, b: Rational): Rational {
	return rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

function minus(a: Rational, b: Rational): Rational {
	return plus(a, rational(-b.numerator, b.denominator));
}

function times(a: Rational, b: Rational): Rational {
	return rational(a.numerator * b.numerator, a.denominator * b.denominator);
}

function written({ numerator, denominator }: Rational): string {
	return denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`;
}
