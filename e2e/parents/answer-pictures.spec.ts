import { getSession, skipQuestion, submitAnswer } from "@learnin/contract/routes/practice/practice.contract";
import { rightAnswer, wrongAnswer } from "@learnin/domain/examples/answers";
import { everyQuestion } from "@learnin/domain/examples/every-question";
import { madePicture } from "@learnin/domain/interactions/interaction-kinds";
import { rightPicture } from "@learnin/domain/interactions/right-picture";
import type { StudentAnswer } from "@learnin/domain/question/question";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { type CallAs, callWith, demoAccount } from "../support/api.ts";
import { auditTest } from "../support/audit.ts";
import { visit } from "../support/browser.ts";
import { expectNoFaults } from "../support/made-answers.ts";
import { givenSet, zoe } from "../support/practice.ts";
import { startProduct } from "../support/product.ts";
import { enterAs, newVisitor } from "../support/walk.ts";
import { useProduct } from "../support/use-product.ts";

// What a parent sees of each answer made by hand: a picture of it, and beside it that of the right one.

const product = useProduct(startProduct);

async function zoesSet(): Promise<string> {
	const visitor = await visit(product.url);
	await enterAs(visitor.page, zoe(product));
	const session_id = await givenSet(visitor.page);
	await visitor.close();
	return session_id;
}

const give = (call: CallAs, question_id: string, answer: StudentAnswer) =>
	call(submitAnswer, {
		params: { question_id },
		body: {
			client_key: crypto.randomUUID(),
			answer,
			time_to_first_ms: 1000,
			active_ms: 2000,
			client_time: new Date().toISOString(),
		},
	});

/** Answers each made question wrong or partly right, then every other one right; the others are skipped. */
async function answerAll(): Promise<string[]> {
	const [call, session_id] = await Promise.all([callWith(product.url, zoe(product)), zoesSet()]);
	const { questions } = await call(getSession, { params: { session_id } });
	for (const [at, { question }] of everyQuestion.entries()) {
		const question_id = questions[at]?.id;
		if (question.interaction === undefined || question_id === undefined) continue;
		await give(call, question_id, wrongAnswer(question));
		if (at % 2 === 0) await give(call, question_id, rightAnswer(question));
		else
			await call(skipQuestion, {
				params: { question_id },
				body: { client_key: crypto.randomUUID(), active_ms: 1000, client_time: new Date().toISOString() },
			});
	}
	return questions.map(({ id }) => id);
}

/** The alt texts of the answers' pictures on the page, in order. */
async function picturesOn(page: Page): Promise<string[]> {
	const pictures = page.locator(".answer-picture [role=img]");
	return (
		await pictures.all().then((all) => Promise.all(all.map((one) => one.getAttribute("aria-label"))))
	).map((alt) => alt ?? "");
}

auditTest(
	"a parent sees each made answer as a picture beside the right one",
	{ timeout: 300_000 },
	async () => {
		const ids = await answerAll();
		const visitor = await newVisitor(product, { width: 360, height: 780 });
		const { page } = visitor;
		await enterAs(page, demoAccount(product, "parent"));
		for (const [at, { title, question }] of everyQuestion.entries()) {
			if (question.interaction === undefined) continue;
			await page.goto(`/question/details/?id=${ids[at]}`);
			await page.getByRole("heading", { name: "Zoe Okafor’s answers" }).waitFor();
			const [wrong, right] = [madePicture(question, wrongAnswer(question)), rightPicture(question)];
			expect(await picturesOn(page), title).toEqual([
				wrong?.alt,
				right?.alt,
				...(at % 2 === 0 ? [right?.alt] : []),
			]);
			expect(wrong?.alt, title).not.toBe("");
			const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
			expect(isWide, title).toBe(false);
			await expectNoFaults(page);
		}
		expect(visitor.complaints).toEqual([]);
	},
);
