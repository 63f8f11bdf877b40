import { rightAnswer, wrongAnswer } from "@learnin/domain/examples/answers";
import type { QuestionType } from "@learnin/domain/question/question";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { isAudit } from "../support/audit.ts";
import { openTab } from "../support/browser.ts";
import { enterAnswer, exampleOf, openQuestion, setOfZoe, zoe } from "../support/practice.ts";
import { startProduct } from "../support/product.ts";
import { overlapsOf } from "../support/rectangles.ts";
import { useProduct } from "../support/use-product.ts";
import { questionTypeNames } from "@learnin/domain/question/question-type-names";

// On a phone, the feedback never covers the answer. The demo child Zoe has a set with every question type; each height
// uses its own questions.

let session_id: string;
const product = useProduct(startProduct);
beforeAll(async () => {
	session_id = await setOfZoe(product);
});

/** The tallest answers, and the one whose verdict comes late. */
const hardest: QuestionType[] = ["SELECT_ALL", "FILL_MULTIPLE", "MATCH_THE_FOLLOWING", "VERIFY_WITH_LLM"];

/** Checks that the answer and the sheet are both at least partly visible, and neither covers the other. */
async function expectClear(page: Page, when: string): Promise<void> {
	const [answer, sheet] = [page.locator(".pr-stage"), page.locator(".pr-side")];
	const height = page.viewportSize()?.height ?? 0;
	await expect
		.poll(
			async () => {
				const [one, other] = [await answer.boundingBox(), await sheet.boundingBox()];
				if (one === null || other === null) return "not there";
				const isSheetSeen = other.y < height && other.y + other.height <= height + 1;
				const isSheetBegun = other.y >= -1 && other.height > height;
				if (!isSheetSeen && !isSheetBegun) return `the sheet is at ${other.y} to ${other.y + other.height}`;
				return (await overlapsOf(page, [answer, sheet])).join(", ");
			},
			{ message: when },
		)
		.toBe("");
}

// The second is the height above an on-screen keyboard.
describe.each([
	[640, 0],
	[320, 1],
] as const)("on a phone with %d px of height", (height, nth) => {
	// The lower one is harder for the sheet, and these are the hardest; an audit tests all.
	test.runIf(isAudit || height === 320).each(isAudit ? questionTypeNames : hardest)(
		"%s: verdicts, hints and praise leave the answer in view",
		async (type) => {
			const { page, close } = await openTab(product.url, zoe(product), { width: 360, height });
			onTestFinished(close);
			const { question, number } = exampleOf(type, nth);
			await openQuestion(page, session_id, number);
			const phase = (name: string) => page.locator(`[data-phase="${name}"]`);

			await enterAnswer(page, question, wrongAnswer(question));
			await page.keyboard.press("ControlOrMeta+Enter");
			await phase("not-yet").waitFor();
			await page.getByRole("button", { name: "Try again" }).waitFor();
			await expectClear(page, "not yet");
			await page.getByRole("button", { name: "Try again" }).press("Enter");
			await phase("ask").waitFor();

			await page.getByRole("button", { name: /^Hint/ }).press("Enter");
			await page.getByRole("region", { name: "Hints" }).waitFor();
			await expectClear(page, "hint");
			// Check stays where nothing is typed, if there is room; a press on a box brings back the keypad with it.
			const check = page.getByRole("button", { name: "Check" });
			const box = page.locator(".pr-boxes input").first();
			const isTyped = (await box.count()) > 0;
			if (!isTyped && height === 640) expect(await check.isVisible()).toBe(true);
			if (isTyped && !(await check.isVisible())) {
				await box.click();
				// The next answer replaces the wrong one.
				await page.keyboard.press("ControlOrMeta+a");
			} else await page.getByRole("button", { name: "Close hints" }).press("Enter");
			await page.getByRole("region", { name: "Hints" }).waitFor({ state: "detached" });
			await check.waitFor();

			await page.getByRole("button", { name: "Skip", exact: true }).press("Enter");
			await page.getByRole("button", { name: "Skip and show me" }).waitFor();
			await expectClear(page, "skip");
			await page.getByRole("button", { name: "Keep trying" }).press("Enter");

			await enterAnswer(page, question, rightAnswer(question));
			await page.keyboard.press("ControlOrMeta+Enter");
			await phase("correct").waitFor();
			await page.getByRole("heading", { name: "How it works" }).waitFor();
			await expectClear(page, "correct");
		},
	);
});
