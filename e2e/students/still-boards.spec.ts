import { everyQuestion } from "@learnin/domain/examples/every-question";
import { expect, onTestFinished, test } from "vitest";
import { inTurn } from "../support/audit.ts";
import { openTab } from "../support/browser.ts";
import { fitOfQuestion } from "../support/fit.ts";
import { kinds, openQuestion, setOfZoe, zoe } from "../support/practice.ts";
import { sharedProduct } from "../support/product.ts";
import { movedByPresses } from "../support/still-targets.ts";
import { useProduct } from "../support/use-product.ts";

// What a child presses next must not move under the finger. Nothing is answered.

const product = useProduct(sharedProduct);

test.each([
	{ width: 390, height: 844, turn: 0 },
	{ width: 1440, height: 900, turn: 1 },
])("no target moves unless it is pressed, at $width by $height", async ({ turn, ...size }) => {
	const session_id = await setOfZoe(product);
	const { page, close } = await openTab(product.url, zoe(product), size);
	onTestFinished(close);
	await openQuestion(page, session_id, 1);
	await page.locator(".pr-head-end").waitFor();
	const moved: string[] = [];
	for (const at of inTurn(kinds, turn, 2)) {
		await fitOfQuestion(page, at);
		const found = await movedByPresses(page, at + 1);
		moved.push(...found.map((what) => `${at + 1} ${everyQuestion[at]?.title}: ${what}`));
	}
	expect(kinds.length).toBeGreaterThan(30);
	expect(moved).toEqual([]);
});
