import type { Question } from "@learnin/domain/question/question";
import type { MixedAnswer, MixedQuestion } from "../answers/answer-mix.ts";

/** What a student does at one moment. A question is a place in the student's own questions. */
export type Deed =
	| { name: "answer"; at: number; question: number; answer: MixedAnswer["answer"] }
	| { name: "hint" | "skip"; at: number; question: number }
	| { name: "start" | "dashboard"; at: number };

/** What one student does, and which questions of the mix must be open for it. */
export interface StudentPlan {
	/** Numbers in the mix, in the order in which they are asked. */
	questions: number[];
	deeds: Deed[];
	/** Whether a set of ten was just ended, which a start learns from. */
	starts: boolean;
}

const secondsBetween = { deeds: 20, dashboards: 600 };
/** A set of ten takes about twelve answers, one skip every third set, and a start. */
const shares = { start: 1 / 13, skip: 1 / 39, hint: 1 / 12 };
/** Before its answer. */
const hintEarlierMs = 5_000;

/** What a student does in so many seconds, the same for the same number: every 20 seconds something, from a moment of its own on. */
export function planStudent(number: number, seconds: number, mix: readonly MixedQuestion[]): StudentPlan {
	const chance = drawsOf(number);
	const questions: number[] = [];
	const deeds: Deed[] = [];
	let next = Math.floor(chance() * mix.length);
	let left: MixedAnswer[] = [];
	const ask = () => {
		questions.push(next);
		left = [...(mix[next]?.answers ?? [])];
		next = (next + 1) % mix.length;
	};
	const end = seconds * 1000;
	for (let at = chance() * secondsBetween.deeds * 1000; at < end; at += secondsBetween.deeds * 1000) {
		const drawn = chance();
		if (drawn < shares.start) {
			deeds.push({ name: "start", at });
			continue;
		}
		if (left.length === 0) ask();
		const question = questions.length - 1;
		const isFresh = left.length === mix[questions[question] ?? 0]?.answers.length;
		if (drawn < shares.start + shares.skip) {
			left = [];
			deeds.push({ name: "skip", at, question });
			continue;
		}
		if (isFresh && hasHints(mix, questions[question]) && chance() < shares.hint)
			deeds.push({ name: "hint", at: Math.max(0, at - hintEarlierMs), question });
		const answer = left.shift()?.answer;
		if (answer !== undefined) deeds.push({ name: "answer", at, question, answer });
	}
	if (chance() < seconds / secondsBetween.dashboards) deeds.push({ name: "dashboard", at: chance() * end });
	return { questions, deeds, starts: deeds.some(({ name }) => name === "start") };
}

function hasHints(mix: readonly MixedQuestion[], number: number | undefined): boolean {
	const question: Question | undefined = mix[number ?? -1]?.question;
	return (question?.hints.length ?? 0) > 0;
}

/** Numbers of 0 to below 1, the same for the same seed (mulberry32). */
function drawsOf(seed: number): () => number {
	let state = Math.imul(seed + 1, 0x9e3779b9) >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}
