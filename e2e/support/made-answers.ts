import { everyQuestion } from "@learnin/domain/examples/every-question";
import type { InteractionKind } from "@learnin/domain/interactions/interaction";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished } from "vitest";
import { violationsOf } from "./axe.ts";
import { closeBrowser, openBrowser, openTab, type Visitor } from "./browser.ts";
import { openQuestion, setOfZoe, zoe } from "./practice.ts";
import { type Product, startProduct } from "./product.ts";

/** A product whose demo child Zoe has one question per interaction; each is answered by one test of a file. */
export function useMadeAnswers() {
	let product: Product;
	let session_id: string;
	beforeAll(async () => {
		[product] = await Promise.all([startProduct(), openBrowser()]);
		session_id = await setOfZoe(product);
	});
	afterAll(async () => {
		await closeBrowser();
		await product.stop();
	});
	const openNumber = async (number: number): Promise<Visitor> => {
		const visitor = await openTab(product.url, zoe(product), { width: 360, height: 780 });
		onTestFinished(() => visitor.close());
		await openQuestion(visitor.page, session_id, number);
		return visitor;
	};
	return {
		openNumber,
		/**
		 * A child with a phone, at a question with this interaction that no other test of the file answers: an answered one
		 * cannot be checked again. `at` counts those of one kind from 0.
		 */
		open: (kind: InteractionKind, at = 0) => openNumber(numberOf(kind, at)),
		/** The same child at another question; `at` counts those of one kind from 0. */
		openNext: (page: Page, kind: InteractionKind, at = 0) =>
			openQuestion(page, session_id, numberOf(kind, at)),
	};
}

/** The number of a question in Zoe's set; `at` counts those of one kind from 0. */
function numberOf(kind: InteractionKind, at = 0): number {
	const numbers = everyQuestion.flatMap(({ question }, index) =>
		question.interaction?.kind === kind ? [index + 1] : [],
	);
	return numbers[at] ?? 0;
}

/** The page after an answer: "correct", "not-yet". */
export function phase(page: Page, name: string): Locator {
	return page.locator(`[data-phase="${name}"]`);
}
/** Checks the answer by keyboard, wherever the focus is. */
export function check(page: Page): Promise<void> {
	return page.keyboard.press("ControlOrMeta+Enter");
}

export async function tryAgain(page: Page, mistake: string): Promise<void> {
	await phase(page, "not-yet").waitFor();
	await page.getByText(mistake).first().waitFor();
	await page.getByRole("button", { name: "Try again" }).press("Enter");
}

export async function expectNoFaults(page: Page): Promise<void> {
	expect(await violationsOf(page, "main")).toEqual([]);
}

export async function middleOf(thing: Locator): Promise<{ x: number; y: number }> {
	const box = await restingBox(thing);
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Where a thing is once it rests: on a busy machine fonts and pictures may still move it after it is there. */
export async function restingBox(
	thing: Locator,
): Promise<NonNullable<Awaited<ReturnType<Locator["boundingBox"]>>>> {
	await thing.scrollIntoViewIfNeeded();
	const box = await thing.boundingBox();
	if (box === null) throw new Error("nothing to see there");
	return box;
}

export async function dragByMouse(page: Page, from: Locator, to: Locator): Promise<void> {
	const [start, end] = [await middleOf(from), await middleOf(to)];
	await page.mouse.move(start.x, start.y);
	await page.mouse.down();
	await page.mouse.move(end.x, end.y, { steps: 6 });
	await page.mouse.up();
}

export async function dragByFinger(page: Page, from: Locator, to: Locator): Promise<void> {
	const [start, end] = [await middleOf(from), await middleOf(to)];
	const client = await page.context().newCDPSession(page);
	await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [start] });
	for (const share of [0.3, 0.7, 1])
		await client.send("Input.dispatchTouchEvent", {
			type: "touchMove",
			touchPoints: [{ x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share }],
		});
	await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

export async function pressByFinger(page: Page, place: { x: number; y: number }): Promise<void> {
	const client = await page.context().newCDPSession(page);
	await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [place] });
	await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Two adjacent fingers, up or down by that many pixels. */
export async function dragByTwoFingers(
	page: Page,
	{ x, y }: { x: number; y: number },
	by: number,
): Promise<void> {
	const client = await page.context().newCDPSession(page);
	const touch = (type: "touchStart" | "touchMove", down: number) =>
		client.send("Input.dispatchTouchEvent", {
			type,
			touchPoints: [-40, 40].map((aside, id) => ({ x: x + aside, y: y + down, id })),
		});
	await touch("touchStart", 0);
	for (const share of [0.3, 0.6, 1]) await touch("touchMove", by * share);
	await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** A dot with a firmly pressed pen. */
export async function pressByPen(page: Page, place: { x: number; y: number }): Promise<void> {
	const client = await page.context().newCDPSession(page);
	for (const type of ["mousePressed", "mouseReleased"] as const)
		await client.send("Input.dispatchMouseEvent", {
			type,
			...place,
			button: "left",
			clickCount: 1,
			pointerType: "pen",
			force: 1,
		});
}
