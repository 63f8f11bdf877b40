import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { auditTest } from "../support/audit.ts";
import { expectNoKeyIn } from "../support/browser.ts";
import {
	useMadeAnswers,
	check,
	expectNoFaults,
	middleOf,
	phase,
	pressByFinger,
	restingBox,
	tryAgain,
} from "../support/made-answers.ts";

// Charts, blocks, jumps and coins, by mouse and finger; each is wrong once with a known mistake.

const made = useMadeAnswers();

auditTest("bars are drawn by mouse, finger and keys; a known mistake is named", async () => {
	const visitor = await made.open("chart");
	const { page } = visitor;
	const bar = (name: string) => page.getByRole("slider", { name });
	const at = (name: string, value: string) =>
		expect.poll(() => bar(name).getAttribute("aria-valuetext")).toBe(value);
	await page.locator(".chart-board").evaluate((element) => element.scrollIntoView({ block: "center" }));
	/** That many of eight steps above the base of a bar; the drawing is 336 high, from 22 to 284. */
	const above = async (name: string, steps: number) => {
		const box = await restingBox(page.locator(".chart-board"));
		const { x } = await middleOf(bar(name));
		return { x, y: box.y + ((284 - steps * (262 / 8)) / 336) * box.height };
	};
	await at("dogs", "0");
	const [foot, top] = [await above("dogs", 0), await above("dogs", 4)];
	await page.mouse.move(foot.x, foot.y);
	await page.mouse.down();
	await page.mouse.move(top.x, top.y, { steps: 6 });
	await page.mouse.up();
	await at("dogs", "4");
	await expectNoFaults(page);
	await pressByFinger(page, await above("cats", 3));
	await at("cats", "3");
	await bar("cats").press("ArrowDown");
	await bar("fish").press("End");
	await at("fish", "8");
	await page.keyboard.press("Escape");
	await at("fish", "0");
	await bar("fish").press("ArrowUp");
	await page.keyboard.press("ArrowUp");
	await check(page);
	await tryAgain(page, "One is missing in this column.");
	await page.getByRole("radio", { name: "Type it" }).check({ force: true });
	await page.locator(".pr-boxes input").first().fill("5");
	await page.getByRole("radio", { name: "Chart" }).check({ force: true });
	await at("dogs", "5");
	await check(page);
	await phase(page, "correct").waitFor();
	expectNoKeyIn(visitor);
	expect(visitor.complaints).toEqual([]);
});

auditTest(
	"blocks are traded, jumps made and coins added by mouse, finger and keys; known mistakes are named",
	async () => {
		const visitor = await made.open("blocks");
		const { page } = visitor;
		const pile = (name: string) => page.getByRole("slider", { name });
		const at = (name: string, count: string) =>
			expect.poll(() => pile(name).getAttribute("aria-valuetext")).toBe(count);
		const press = (name: string) => page.getByRole("button", { name }).click();
		await at("Tens", "5");
		await at("Ones", "3");
		await pile("Tens").press("ArrowLeft");
		await page.keyboard.press("ArrowLeft");
		await pressByFinger(page, await middleOf(page.getByRole("button", { name: "Put one down: Ones" })));
		await check(page);
		await tryAgain(page, "Trade a ten first.");
		await page.getByRole("button", { name: "Clear" }).click();
		await at("Tens", "5");
		await press("Trade 1 ten for 10 ones");
		await at("Ones", "13");
		await at("Tens", "4");
		await expectNoFaults(page);
		for (const _ of [1, 2]) await press("Take one away: Tens");
		await pile("Ones").press("Shift+ArrowLeft");
		await at("Ones", "3");
		await page.keyboard.press("Escape");
		await at("Ones", "13");
		for (const _ of [1, 2, 3, 4, 5, 6, 7]) await pile("Ones").press("ArrowDown");
		await check(page);
		await phase(page, "correct").waitFor();

		await made.openNext(page, "jumps");
		const end = page.getByRole("slider", { name: "Where the jumps end" });
		const endsAt = (text: string) => expect.poll(() => end.getAttribute("aria-valuetext")).toBe(text);
		await endsAt("No jump yet, at 45");
		await press("Jump 10 to the right");
		await pressByFinger(page, await middleOf(page.getByRole("button", { name: "Jump 10 to the right" })));
		await endsAt("65");
		await expectNoFaults(page);
		await check(page);
		await tryAgain(page, "Those are the tens of 28.");
		await end.press("Home");
		await endsAt("0");
		await page.keyboard.press("Escape");
		await endsAt("65");
		const from = await middleOf(end);
		await page.mouse.move(from.x, from.y);
		await page.mouse.down();
		await page.mouse.move(from.x + 300, from.y, { steps: 5 });
		await page.mouse.up();
		await endsAt("100");
		await press("Undo");
		await endsAt("65");
		await end.press("Shift+ArrowRight");
		for (const _ of [1, 2]) await end.press("ArrowLeft");
		await check(page);
		await phase(page, "correct").waitFor();

		await made.openNext(page, "money");
		const quarter = page.getByRole("button", { name: "Put one down: Quarters" });
		for (const _ of [1, 2]) await pressByFinger(page, await middleOf(quarter));
		await press("Put one down: Dimes");
		await pile("Nickels").press("ArrowRight");
		await expectNoFaults(page);
		await check(page);
		await tryAgain(page, "That is the price.");
		await press("Undo");
		await at("Nickels", "0");
		await pile("Quarters").press("ArrowLeft");
		await check(page);
		await phase(page, "correct").waitFor();
		expectNoKeyIn(visitor);
		expect(visitor.complaints).toEqual([]);
	},
);

auditTest("a histogram and a box plot are drawn by mouse and finger; known mistakes are named", async () => {
	const visitor = await made.open("chart", 1);
	const { page } = visitor;
	const slider = (name: string) => page.getByRole("slider", { name });
	const at = (name: string, value: string) =>
		expect.poll(() => slider(name).getAttribute("aria-valuetext")).toBe(value);
	await page.locator(".chart-board").evaluate((element) => element.scrollIntoView({ block: "center" }));
	/** That many of eight steps above the base of a bar; the drawing is 336 high, from 22 to 284. */
	const above = async (name: string, steps: number) => {
		const box = await restingBox(page.locator(".chart-board"));
		const { x } = await middleOf(slider(name));
		return { x, y: box.y + ((284 - steps * (262 / 8)) / 336) * box.height };
	};
	const [foot, top] = [await above("0–9", 0), await above("0–9", 3)];
	await page.mouse.move(foot.x, foot.y);
	await page.mouse.down();
	await page.mouse.move(top.x, top.y, { steps: 6 });
	await page.mouse.up();
	await at("0–9", "3");
	await pressByFinger(page, await above("10–19", 4));
	await at("10–19", "4");
	await pressByFinger(page, await above("20–29", 3));
	await at("20–29", "3");
	await expectNoFaults(page);
	await check(page);
	await tryAgain(page, "Look at where each interval begins and ends.");
	await slider("0–9").press("ArrowDown");
	await check(page);
	await phase(page, "correct").waitFor();

	await made.openNext(page, "box_plot");
	/** A mark of the line, which has twenty steps. */
	const mark = async (value: number) => {
		const box = await restingBox(page.locator(".nl-track"));
		return { x: box.x + (value / 20) * box.width, y: box.y + 28 };
	};
	await at("Least value", "Not placed yet");
	const [start, end] = [await mark(5), await mark(3)];
	await page.mouse.move(start.x, start.y);
	await page.mouse.down();
	await page.mouse.move(end.x, end.y, { steps: 4 });
	await page.mouse.up();
	await at("Least value", "3");
	const others = { "Lower quartile": 7, Median: 9, "Upper quartile": 14, "Greatest value": 18 };
	for (const [name, value] of Object.entries(others)) {
		await pressByFinger(page, await mark(value));
		// One after the other: a busy page must have placed this one before the next press means another.
		await at(name, `${value}`);
	}
	// A handle never passes another one.
	await slider("Lower quartile").press("End");
	await at("Lower quartile", "9");
	await page.keyboard.press("Escape");
	await at("Lower quartile", "7");
	await expectNoFaults(page);
	await check(page);
	await tryAgain(page, "A quartile is the middle of its half of the values.");
	await page.getByRole("radio", { name: "Type it" }).check({ force: true });
	await page.locator(".pr-boxes input").nth(1).fill("6");
	await page.getByRole("radio", { name: "Box plot" }).check({ force: true });
	await at("Lower quartile", "6");
	await check(page);
	await phase(page, "correct").waitFor();
	expectNoKeyIn(visitor);
	expect(visitor.complaints).toEqual([]);
});

auditTest("a box is built from unit cubes by mouse and finger; a known mistake is named", async () => {
	const visitor = await made.open("cubes");
	const { page } = visitor;
	const stack = page.getByRole("slider", { name: "Unit cubes" });
	const at = (text: string) => expect.poll(() => stack.getAttribute("aria-valuetext")).toBe(text);
	const button = (name: string) => page.getByRole("button", { name });
	await at("No cubes yet");
	for (const _ of [1, 2, 3]) await button("Put on a row").click();
	await at("1 full layer");
	await expectNoFaults(page);
	await check(page);
	await tryAgain(page, "That is one layer. How high is the box?");
	await pressByFinger(page, await middleOf(button("Put on a cube")));
	await at("1 full layer, 1 cube");
	await button("Undo").click();
	await at("1 full layer");
	// Pulled up by two layers, and one of them back down.
	await stack.evaluate((element) => element.scrollIntoView({ block: "center" }));
	const { x, y } = await middleOf(stack);
	await page.mouse.move(x, y);
	await page.mouse.down();
	await page.mouse.move(x, y - 60, { steps: 4 });
	await at("3 full layers");
	await page.mouse.move(x, y - 30, { steps: 2 });
	await page.mouse.up();
	await at("2 full layers");
	await stack.press("End");
	await at("5 full layers");
	await page.keyboard.press("Escape");
	await at("2 full layers");
	await check(page);
	await phase(page, "correct").waitFor();
	expectNoKeyIn(visitor);
	expect(visitor.complaints).toEqual([]);
});

auditTest("a figure is cut, moved and framed by mouse and finger; a known mistake is named", async () => {
	const visitor = await made.open("cut");
	const { page } = visitor;
	const [scissors, piece, frame] = [
		page.getByRole("slider", { name: "Scissors" }),
		page.getByRole("slider", { name: "Piece", exact: true }),
		page.getByRole("slider", { name: "Length of the frame" }),
	];
	const at = (thing: Locator, text: string) =>
		expect.poll(() => thing.getAttribute("aria-valuetext")).toBe(text);
	const more = (name: string) => page.getByRole("button", { name: `More: ${name}` });
	const area = page.locator(".cut-area");
	const box = await area.boundingBox();
	if (box === null) throw new Error("nothing to cut");
	/** A grid point; the grid has 12 by 5 squares and a margin on all sides. */
	const crossing = (x: number, y: number) => {
		const square = box.width / (12 + 1.4);
		return { x: box.x + (x + 0.7) * square, y: box.y + (5 - y + 0.7) * square };
	};
	await at(scissors, "Not cut yet");
	await expect.poll(() => piece.count()).toBe(0);
	await pressByFinger(page, crossing(5, 4.5));
	await at(scissors, "Cut 5 squares from the left edge of the grid");
	await page.mouse.click(...placed(crossing(3, 4.5)));
	await at(scissors, "Cut 3 squares from the left edge of the grid");
	await at(piece, "In its place");
	await expectNoFaults(page);
	await page.mouse.move(...placed(crossing(2, 1)));
	await page.mouse.down();
	await page.mouse.move(...placed(crossing(8, 2)), { steps: 5 });
	await at(piece, "6 squares to the right, 1 square up");
	await page.mouse.move(...placed(crossing(8, 1)), { steps: 2 });
	await page.mouse.up();
	await at(piece, "6 squares to the right. Both parts make a rectangle");
	// A press beside the moved piece does not cut again.
	await page.mouse.click(...placed(crossing(1, 4.5)));
	await at(scissors, "Cut 3 squares from the left edge of the grid");
	await at(piece, "6 squares to the right. Both parts make a rectangle");
	await page.getByRole("button", { name: "Turn the piece" }).click();
	await at(piece, "6 squares to the right, turned");
	await page.getByRole("button", { name: "Undo" }).click();
	await at(piece, "6 squares to the right. Both parts make a rectangle");
	await check(page);
	await page.getByText("Make the frame as long and as high as your rectangle.").waitFor();
	for (const _ of [1, 2, 3, 4, 5, 6]) await more("Length of the frame").click();
	await at(frame, "6");
	for (const _ of [1, 2, 3, 4, 5]) await more("Height of the frame").click();
	await check(page);
	await tryAgain(page, "The slanted side is longer than the height.");
	// The answer is still there.
	await at(piece, "6 squares to the right. Both parts make a rectangle");
	await page.getByRole("button", { name: "Less: Height of the frame" }).click();
	await check(page);
	await phase(page, "correct").waitFor();
	expectNoKeyIn(visitor);
	expect(visitor.complaints).toEqual([]);
});

function placed({ x, y }: { x: number; y: number }): [x: number, y: number] {
	return [x, y];
}
