import { everyQuestion } from "@learnin/domain/examples/every-question";
import type { InteractionKind } from "@learnin/domain/interactions/interaction";
import type { Locator, Page } from "playwright-core";
import { beforeAll, expect, onTestFinished } from "vitest";
import { violationsOf } from "./axe.ts";
import { expectNoKeyIn, openTab, type Visitor } from "./browser.ts";
import { openQuestion, setOfZoe, zoe } from "./practice.ts";
import { startProduct } from "./product.ts";
import { useProduct } from "./use-product.ts";

/** A product whose demo child Zoe has one question per interaction; each is answered by one test of a file. */
export function useMadeAnswers() {
	const product = useProduct(startProduct);
	let session_id: string;
	beforeAll(async () => {
		session_id = await setOfZoe(product);
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
function phase(page: Page, name: string): Locator {
	return page.locator(`[data-phase="${name}"]`);
}

/** Checks the answer by keyboard, wherever the focus is. */
export function check(page: Page): Promise<void> {
	return page.keyboard.press("ControlOrMeta+Enter");
}

/** Checks an answer that is right. */
export async function expectRight(page: Page): Promise<void> {
	await check(page);
	await phase(page, "correct").waitFor();
}

/** Checks the right answer that ends a test. */
export async function endRight(visitor: Visitor): Promise<void> {
	await expectRight(visitor.page);
	expectNoKeyIn(visitor);
	expect(visitor.complaints).toEqual([]);
}

/** Checks an answer with a known mistake and goes back to it. */
export async function expectMistake(page: Page, mistake: string): Promise<void> {
	await check(page);
	await phase(page, "not-yet").waitFor();
	await page.getByText(mistake).first().waitFor();
	await page.getByRole("button", { name: "Try again" }).press("Enter");
}

export async function expectNoFaults(page: Page): Promise<void> {
	expect(await violationsOf(page, "main")).toEqual([]);
}

/** Waits until a slider is announced like this. */
export function reads(thing: Locator, text: string): Promise<void> {
	return expect.poll(() => thing.getAttribute("aria-valuetext")).toBe(text);
}

/** Chooses in which way the answer is shown and made. */
export function show(page: Page, way: string): Promise<void> {
	return page.getByRole("radio", { name: way }).check({ force: true });
}

/** Types into one box of the answer, then goes back to making it by hand. */
export async function typeInstead(page: Page, text: string, back: string, box = 0): Promise<void> {
	await show(page, "Type it");
	await page.locator(".pr-boxes input").nth(box).fill(text);
	await show(page, back);
}

export interface Place {
	x: number;
	y: number;
}

export async function middleOf(thing: Locator): Promise<Place> {
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

/** A place in a drawing that is this many units wide, on the screen; the drawing is scrolled above the bottom bar. */
export async function inDrawing(page: Page, board: string, width: number, { x, y }: Place): Promise<Place> {
	const area = page.locator(board);
	await area.evaluate((element) => element.scrollIntoView({ block: "center" }));
	const box = await restingBox(area);
	const unit = box.width / width;
	return { x: box.x + x * unit, y: box.y + y * unit };
}

/** A place on a number line, as a share of its length. */
export async function onLine(track: Locator, share: number): Promise<Place> {
	const box = await restingBox(track);
	return { x: box.x + share * box.width, y: box.y + 28 };
}

/** By mouse, from the first place through the others. */
export async function drag(page: Page, [from, ...others]: [Place, ...Place[]], steps = 6): Promise<void> {
	await page.mouse.move(from.x, from.y);
	await page.mouse.down();
	for (const { x, y } of others) await page.mouse.move(x, y, { steps });
	await page.mouse.up();
}

export async function dragByMouse(page: Page, from: Locator, to: Locator): Promise<void> {
	await drag(page, [await middleOf(from), await middleOf(to)]);
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

export async function pressByFinger(page: Page, place: Place): Promise<void> {
	const client = await page.context().newCDPSession(page);
	await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [place] });
	await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Two adjacent fingers, up or down by that many pixels. */
export async function dragByTwoFingers(page: Page, { x, y }: Place, by: number): Promise<void> {
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
export async function pressByPen(page: Page, place: Place): Promise<void> {
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
