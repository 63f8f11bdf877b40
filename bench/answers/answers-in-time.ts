import { quantile } from "../measure-window.ts";
import { type PlannedRequest, type Sent, sendInTime } from "../open-loop.ts";
import { refusalOf } from "../send-request.ts";
import { type AnswerSupply, attemptOf, bodyOf, type NextAnswer } from "./answer-supply.ts";

interface Load {
	product: { port: number };
	minimal: { port: number };
	supply: AnswerSupply;
	referenceSupply: AnswerSupply;
	/** Waits until the product has done what it deferred. */
	untilQuiet: () => Promise<void>;
	perSecond: number;
}

/** The results of the answers, at each of the two servers. */
export interface AnsweredInTime {
	product: Sent[];
	minimal: Sent[];
}

/** Long enough for each student to finish the ten questions after which the product learns from them. */
const durationMs = 20_000;
/** Shorter, because the reference defers no work. */
const referenceMs = 5_000;
/** At the start the generator of the load opens its connections and runs unoptimized code; these answers only must not fail. */
const warmUpMs = 3_000;
/** Enough that a student's answers are a second apart, so that none overtakes the previous one. */
export const studentsInTime = 640;
const budget = { p99: 25 };

/** Answers of many students at fixed times, however long earlier ones take (open loop). */
export async function answersInTime(load: Load): Promise<AnsweredInTime> {
	const { product, minimal, perSecond } = load;
	const byClock = async (
		supply: AnswerSupply,
		ms: number,
		requestOf: (next: NextAnswer) => Omit<PlannedRequest, "at" | "name">,
	) => {
		const count = Math.round((perSecond * (warmUpMs + ms)) / 1000);
		await supply.refill(studentsInTime, Math.ceil(count / studentsInTime) + 1);
		return Array.from({ length: count }, (_, number) => ({
			name: "answer",
			at: (number * 1000) / perSecond,
			...requestOf(supply.next(number % studentsInTime)),
		}));
	};
	const toProduct = await byClock(load.supply, durationMs, (next) => ({
		path: `/api/practice/questions/${next.question_id}/attempts`,
		token: next.student.token,
		body: bodyOf(next),
	}));
	const ofProduct = await sendInTime({ port: product.port, niceness: 0, requests: toProduct });
	await load.untilQuiet();
	const toMinimal = await byClock(load.referenceSupply, referenceMs, (next) => ({
		path: "/",
		body: attemptOf(next),
	}));
	const ofMinimal = await sendInTime({ port: minimal.port, niceness: 0, requests: toMinimal });
	return { product: ofProduct, minimal: ofMinimal };
}

/** The lines to print, and the budgets exceeded. */
export function judgeAnswersInTime({ product, minimal }: AnsweredInTime): { rows: string[]; over: string[] } {
	const [p99, ofMinimal] = [p99Of(product), p99Of(minimal)];
	const refused = [...product, ...minimal]
		.map((each) => refusalOf(each.path, each))
		.filter((refusal) => refusal !== null);
	const perSecond = product.length / ((warmUpMs + durationMs) / 1000);
	const name = `answers by the clock at half of the highest load (${perSecond.toFixed(0)} a second)`;
	return {
		rows: [`${name}: p99 ${p99.toFixed(1)} ms, of the minimal server ${ofMinimal.toFixed(1)} ms`],
		over: [
			...(refused.length > 0
				? [`${name}: ${refused.length} failed; the first:\n    ${refused.slice(0, 3).join("\n    ")}`]
				: []),
			...(p99 <= budget.p99 ? [] : [`${name}: p99 ${p99.toFixed(1)} ms, at most ${budget.p99}`]),
		],
	};
}

function p99Of(sent: readonly Sent[]): number {
	return quantile(
		sent.filter(({ at }) => at >= warmUpMs).map(({ ms }) => ms),
		0.99,
	);
}
