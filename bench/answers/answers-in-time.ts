import { quantile } from "../measure-window.ts";
import { type PlannedRequest, type Sent, sendInTime } from "../open-loop.ts";
import { refusalOf } from "../send-request.ts";
import { type AnswerSupply, bodyOf } from "./answer-supply.ts";

interface Load {
	product: { port: number };
	supply: AnswerSupply;
	students: number;
	perSecond: number;
}

const durationMs = 5_000;
const budget = { p99: 25 };

/** Answers of many students that come by the clock, however long those before them take. */
export async function answersInTime({ product, supply, students, perSecond }: Load): Promise<Sent[]> {
	const count = Math.round((perSecond * durationMs) / 1000);
	await supply.refill(students, Math.ceil(count / students) + 1);
	const requests: PlannedRequest[] = Array.from({ length: count }, (_, number) => {
		const next = supply.next(number % students);
		return {
			name: "answer",
			at: (number * durationMs) / count,
			path: `/api/practice/questions/${next.question_id}/attempts`,
			token: next.student.token,
			body: bodyOf(next),
		};
	});
	return sendInTime({ port: product.port, requests });
}

/** The lines to print, and what is over the budget. */
export function judgeAnswersInTime(sent: readonly Sent[]): { rows: string[]; over: string[] } {
	const p99 = quantile(
		sent.map(({ ms }) => ms),
		0.99,
	);
	const refused = sent.map((each) => refusalOf(each.path, each)).filter((refusal) => refusal !== null);
	const name = `answers by the clock at half of the highest load (${(sent.length / (durationMs / 1000)).toFixed(0)} a second)`;
	return {
		rows: [`${name}: p99 ${p99.toFixed(1)} ms`],
		over: [
			...(refused.length > 0
				? [`${name}: ${refused.length} failed; the first:\n    ${refused.slice(0, 3).join("\n    ")}`]
				: []),
			...(p99 <= budget.p99 ? [] : [`${name}: p99 ${p99.toFixed(1)} ms, at most ${budget.p99}`]),
		],
	};
}
