import type { Question } from "@learnin/domain/question/question";
import { givenAnswer, type Solver, type Solvers } from "../solver.ts";

/** "\$12.50" in Markdown, and "$\$12.50$" and "$-\$3.80$" as formulas. */
const PRICE = /\$(-?)\\\$(\d[\d,{}]*(?:\.\d+)?)\$|\\\$(\d+(?:,\d{3})*(?:\.\d+)?)/g;

/** Independent solvers to which "$12" and "12 dollars" are the same, whatever the skill. */
export function withPricesRead(ways: Solvers): Solvers {
	const entries = Object.entries(ways).map(([skill, way]): [string, Solver] => [
		skill,
		(question, answer) => {
			const read = priceless(question);
			return read === question
				? way(question, answer)
				: way(read, givenAnswer(answer.texts.map((text) => inWords(text))));
		},
	]);
	return Object.fromEntries(entries);
}

function inWords(text: string): string {
	return text.replaceAll(PRICE, (_, minus: string, formula: string, plain: string | undefined) =>
		plain === undefined ? `$${minus}${formula}$ dollars` : `${plain} dollars`,
	);
}

/** The question with its prices in words; the same one if there are none. */
function priceless(question: Question): Question {
	const told = JSON.stringify(question);
	if (!told.includes(String.raw`\\$`)) return question;
	return JSON.parse(told, (_, part: unknown) =>
		typeof part === "string" ? inWords(part) : part,
	) as Question;
}
