import { statesAnswer, toPlainText } from "@learnin/domain/question/text/plain-text";
import { startLarge } from "./words.ts";

/** A hint, or one with numbers plus its wording for when those numbers happen to be the answer. */
export type Hint = string | readonly [told: string, discreet: string];

/** The hints to show: none contains a right answer that the prompt does not contain. */
export function discreet(hints: readonly Hint[], prompt: string, right: readonly string[]): string[] {
	return hints.map((hint) => {
		if (typeof hint === "string") return hint;
		const [told, without] = hint;
		return right.some((answer) => statesAnswer(told, answer) && !statesAnswer(prompt, answer))
			? without
			: told;
	});
}

/** A longer task is named by its first words, as many as it takes to tell it from the others. */
const LONGEST_TASK = 40;
const FEWEST_WORDS = 4;

/** The hint for one task of several, with the task in front of it, so that a child knows which one it is about. */
export function hintForOne(task: string | undefined, hint: string, others: readonly string[] = []): string {
	if (task === undefined) return hint;
	const isSentence = /[.?!]”?$/.test(task);
	if (toPlainText(task).length <= LONGEST_TASK)
		return isSentence
			? `Begin with this one: ${startLarge(task)} ${hint}`
			: `Begin with ${task.replace(/^(?:An?|The|Angles?)\b/, (word) => word.toLowerCase())}. ${hint}`;
	const [name = task, ...all] = [task, ...others].map((each) =>
		startLarge(each).replaceAll(/[“”]|\*\*/g, ""),
	);
	const first = firstWords(name, all);
	return `Begin with “${first}${first === name ? "" : " …"}” ${hint}`;
}

/** The first words of a task that no other task begins with. A formula is one word, and so is an amount of dollars. */
function firstWords(task: string, others: readonly string[]): string {
	const words = task.match(/\$[^$]*\$\S*|\d\S* dollars\b\S*|\S+/g) ?? [];
	for (let count = FEWEST_WORDS; count < words.length; count += 1) {
		const first = words.slice(0, count).join(" ");
		if (/[.,:;(]$/.test(first) || others.some((other) => other !== task && other.startsWith(first))) continue;
		return first;
	}
	return task;
}
