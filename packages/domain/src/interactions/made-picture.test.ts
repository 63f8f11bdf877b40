import { expect, test } from "vitest";
import { everyQuestion } from "../examples/every-question.ts";
import { rightAnswer } from "../question/right-answer.ts";
import { madePicture } from "./interaction-kinds.ts";

const made = everyQuestion
	.filter(({ question }) => question.interaction !== undefined)
	.map(({ title, question }) => [title, question] as const);
const typed = made.filter(([, { question_type }]) => question_type === "FILL_ONE");

test.each(made)("%s: the right answer has a picture", (_, question) => {
	expect(madePicture(question, rightAnswer(question))).not.toBeNull();
});

test.each(typed)("%s: an entry that the board can't show has none", (_, question) => {
	expect(madePicture(question, { question_type: "FILL_ONE", text: "abc" })).toBeNull();
});
