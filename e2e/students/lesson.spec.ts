import { getLesson } from "@learnin/contract/routes/practice/lessons.contract";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { callAs, demoAccount } from "../support/api.ts";
import { sharedProduct } from "../support/product.ts";
import { questionAddress } from "../support/question-address.ts";
import { enterTab } from "../support/walk.ts";
import { useProduct } from "../support/use-product.ts";

const product = useProduct(sharedProduct);

/** The number of a lesson whose last question has a typed answer. */
async function typedLesson(skill_id: string): Promise<number> {
	const asStudent = await callAs(product, "student");
	for (let number = 0; number < 60; number += 1) {
		const { practice } = await asStudent(getLesson, {
			params: { skill_id },
			query: { number: String(number) },
		});
		if (practice.question_type === "FILL_ONE" && practice.interaction === null) return number;
	}
	throw new Error(`no lesson of ${skill_id} asks for a typed answer`);
}

/** To the last question, which the child finishes; every step that asks is shown. */
async function goToLastQuestion(page: Page): Promise<void> {
	const forward = page.getByRole("button", {
		name: /^(Next|Now watch an example|Next step|Show me|Now you finish one)$/,
	});
	const started = page.getByRole("heading", { name: "It’s started for you. Finish it." });
	while ((await started.count()) === 0) {
		await forward.or(started).first().waitFor();
		if ((await started.count()) === 0) await forward.first().click();
	}
}

test("a wrong answer at the end of a lesson can be tried again, and then shown", async () => {
	const skill_id = "add-within-100";
	const number = await typedLesson(skill_id);
	const path = `/student/lesson?skill=${skill_id}&again=${number}`;
	const { page, complaints } = await enterTab(product, demoAccount(product, "student"), { path });
	await goToLastQuestion(page);
	await page.keyboard.type("999");
	await page.keyboard.press("Enter");
	await page.getByRole("button", { name: "Try again" }).click();
	await page.getByRole("button", { name: "Check" }).waitFor();
	await page.keyboard.press("Enter");
	await page.getByRole("button", { name: "Show me how" }).click();
	await page.getByRole("heading", { name: "Now you’ve seen two" }).waitFor();
	await page.getByRole("heading", { name: "How it works" }).waitFor();
	expect(complaints).toEqual([]);
});

test("the menu of a question leads to its lesson and back to what was typed, at the price of a hint", async () => {
	const { address, number } = await questionAddress(
		product,
		["round-decimals", "compare-fractions-unlike", "add-within-100"],
		({ question_type, answer_type, interaction, images }) =>
			question_type === "FILL_ONE" &&
			answer_type === "INTEGER" &&
			interaction === null &&
			images.length === 0,
	);
	const { page, complaints } = await enterTab(product, demoAccount(product, "student"), { path: address });
	const prompt = page.getByRole("heading", { name: `Question ${number} of` });
	const box = page.locator(".pr-boxes input:focus");
	await box.fill("12");
	const asked = await prompt.innerText();
	await page.getByRole("button", { name: "More", exact: true }).click();
	await page.getByRole("button", { name: "Show me how counts as a hint" }).click();
	await page.waitForURL("**/student/lesson?**");
	await page.getByRole("button", { name: "Back to my question" }).first().click();
	await box.waitFor();
	expect(await box.inputValue()).toBe("12");
	expect(await prompt.innerText()).toBe(asked);
	await page.getByRole("button", { name: "Hints" }).waitFor();
	expect(complaints).toEqual([]);
});
