import type { Question } from "@learnin/domain/question/question";
import { clockOf, figureOf } from "../reading/read-figure.ts";
import { wholesIn } from "../reading/read-question.ts";
import type { Solver } from "../solver.ts";
import { wholeOf } from "../reading/wholes.ts";

const two = (minute: number) => `${minute}`.padStart(2, "0");

function shown(question: Question, alt?: string): string {
	const [hour, minute] = clockOf(figureOf(question, alt));
	return `${hour}:${two(minute)}`;
}

/** The time that a text tells, in digits or in words: "quarter to 5". */
function told(text: string): string {
	const [digits] = /\d+:\d\d/.exec(text) ?? [];
	if (digits !== undefined) return digits;
	const [, amount = "", minutes = "0", way = "", hour = "0"] =
		/(half|quarter|(\d+) minutes) (past|to) (\d+)/.exec(text.toLowerCase()) ?? [];
	if (way === "") return `${/(\d+) o’clock/.exec(text)?.[1]}:00`;
	const count = amount === "half" ? 30 : amount === "quarter" ? 15 : Number(minutes);
	// Before an hour the hour on the face is the one before it.
	return way === "past" ? `${hour}:${two(count)}` : `${((Number(hour) + 10) % 12) + 1}:${two(60 - count)}`;
}

const isMorning = (prompt: string) => /breakfast|school|gets up/.test(prompt);

/** Independent solver for clocks with five-minute times. */
export const readsClocks: Solver = (question, { text, texts, values }) => {
	const { question_type, prompt, figure } = question;
	const given = values.map((each) => Number(wholeOf(each) ?? -1n));
	if (question_type === "LABELED_INPUT")
		return wholesIn(figure?.alt ?? "").every((mark, at) => given[at] === 5 * Number(mark));
	if (question_type === "FILL_MULTIPLE") {
		const [hour, minute = -1] = /minutes (past|after) \[\[/.test(prompt) ? given.toReversed() : given;
		return `${hour}:${two(minute)}` === shown(question);
	}
	const isClock = text.startsWith("A clock.");
	if (question_type === "MATCH_THE_FOLLOWING")
		return (isClock ? shown(question, text) : told(text)) === texts[1];
	if (isClock) return shown(question, text) === told(prompt);
	if (/[ap]\.m\.$/.test(text)) return text === `${shown(question)} ${isMorning(prompt) ? "a.m." : "p.m."}`;
	if (figure === undefined) return told(prompt) === text;
	return text.replace(/^0/, "") === shown(question);
};
