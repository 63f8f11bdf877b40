import type { PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PrintedAnswer } from "../printed-answer.tsx";
import { PrintedQuestion } from "../printed-question.tsx";
import type { PrintedItem } from "../worksheets.api.ts";
import { AnswerList } from "./answer-list.tsx";
import { printedTypes } from "./printed-types.ts";

const text = (words: string) => ({ html: words, spoken: words });

// A question type that the product does not have: hit a drum a number of times.
const question = {
	question_type: "DRUM",
	prompt: text("Hit the drum for each leg of a dog."),
	cta: null,
	figure: null,
	images: [],
	interaction: null,
} as unknown as PracticeQuestion;

beforeAll(() => {
	Reflect.set(printedTypes, "DRUM", {
		Room: () => <p>Make a stroke for each hit.</p>,
		fitsBeside: () => false,
		Answer: ({ texts }: { texts: PrintedItem["answer_list"] }) => <AnswerList texts={texts} />,
	});
});
afterAll(() => {
	Reflect.deleteProperty(printedTypes, "DRUM");
});

test("a question type known only to its record is printed, with its answer", () => {
	const item = { question, answer_list: [text("4 hits")] } as unknown as PrintedItem;
	const sheet = renderToStaticMarkup(<PrintedQuestion question={question} />);
	expect(sheet).toContain("Hit the drum");
	expect(sheet).toContain("Make a stroke for each hit.");
	expect(renderToStaticMarkup(<PrintedAnswer item={item} />)).toContain("4 hits");
});
