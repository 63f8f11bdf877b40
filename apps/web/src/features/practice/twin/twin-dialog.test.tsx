import type { PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { twinQuery } from "./twin.api.ts";
import { TwinDialog } from "./twin-dialog.tsx";

const text = (html: string) => ({ html, spoken: html });

test.each([true, false])("steps are below their question, with boxes in it: %s", (is_in_prompt) => {
	const box = is_in_prompt ? ' is <span data-blank="1"></span> hundreds' : "";
	const question = {
		question_type: "FILL_MULTIPLE",
		prompt: text(`<p>934${box}</p>`),
		cta: null,
		figure: null,
		interaction: null,
		is_in_prompt,
		blanks: [],
	} as unknown as PracticeQuestion;
	const client = new QueryClient();
	client.setQueryData(twinQuery("1").queryKey, {
		question,
		steps: [text("There are 9 hundreds.")],
		is_solved: false,
	});
	const shown = renderToStaticMarkup(
		<QueryClientProvider client={client}>
			<TwinDialog questionId="1" onClose={() => undefined} onDone={() => undefined} />
		</QueryClientProvider>,
	);
	expect(shown).toMatch(/934.*There are 9 hundreds/);
	expect(shown.includes("data-blank")).toBe(is_in_prompt);
});
