import { expect } from "vitest";
import { auditTest } from "../support/audit.ts";
import {
	check,
	drag,
	endRight,
	expectMistake,
	expectNoFaults,
	expectRight,
	middleOf,
	onLine,
	pressByFinger,
	reads,
	typeInstead,
	useMadeAnswers,
} from "../support/made-answers.ts";

// Decimals on a line that zooms in and with blocks, by mouse and finger; each is wrong once with a known mistake.

const made = useMadeAnswers();

auditTest(
	"a number line is zoomed by mouse, finger and keys, or typed; a known mistake is named",
	async () => {
		const visitor = await made.open("zoom_line");
		const { page } = visitor;
		const slider = (name: string) => page.getByRole("slider", { name });
		const at = (name: string, text: string) => reads(slider(name), text);
		/** A place on one of the lines, in tenths of its length. */
		const place = (row: number, tenths: number) =>
			onLine(page.locator(".zl-row .nl-track").nth(row), tenths / 10);
		await at("Zoom in whole numbers", "Not zoomed in yet");
		await expect.poll(() => page.getByRole("slider").count()).toBe(1);
		await slider("Zoom in whole numbers").press("Enter");
		await page.getByText("Use the arrow keys to choose where to zoom in.").waitFor();
		await check(page);
		await page.getByText("Zoom in and place the point first.").waitFor();

		// Dragged from one gap to another; the line below follows.
		const [first, second] = [await place(0, 3), await place(0, 7)];
		await drag(page, [first, second]);
		await at("Zoom in whole numbers", "Between 3 and 4");
		await expectNoFaults(page);
		await pressByFinger(page, await place(1, 4.5));
		await at("Zoom in tenths", "Between 3.4 and 3.5");
		await page.getByText("Between 3.40 and 3.50. Now place the point.").waitFor();
		await pressByFinger(page, await place(2, 8.1));
		await at("Point on the number line", "3.48");
		await expectNoFaults(page);
		await expectMistake(page, "Count the steps after 3.4.");

		// By keyboard: to either end, back to what it was, to the line above and down again.
		const point = slider("Point on the number line");
		await point.press("Home");
		await at("Point on the number line", "3.40");
		await page.keyboard.press("Escape");
		await at("Point on the number line", "3.48");
		await page.keyboard.press("-");
		await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe("Zoom in tenths");
		// The interval that is open: nothing is lost.
		await pressByFinger(page, await place(0, 7));
		await at("Point on the number line", "3.48");
		await slider("Zoom in tenths").press("ArrowRight");
		await at("Zoom in tenths", "Between 3.5 and 3.6");
		await page.keyboard.press("ArrowLeft");
		await page.keyboard.press("+");
		await page.keyboard.press("End");
		await at("Point on the number line", "3.50");
		await page.getByRole("button", { name: "Undo" }).click();
		await at("Point on the number line", "Not placed yet");
		await typeInstead(page, "3.47", "Number line");
		await at("Point on the number line", "3.47");
		await endRight(visitor);
	},
);

auditTest(
	"decimal blocks are traded and bills put down by mouse, finger and keys; known mistakes are named",
	async () => {
		const visitor = await made.open("blocks", 1);
		const { page } = visitor;
		const pile = (name: string) => page.getByRole("slider", { name, exact: true });
		const at = (name: string, count: string) => reads(pile(name), count);
		const press = (name: string) => page.getByRole("button", { name }).click();
		await at("Ones", "2");
		await at("Tenths", "3");
		await at("Hundredths", "1");
		await press("Trade 1 tenth for 10 hundredths");
		await at("Hundredths", "11");
		await expectNoFaults(page);
		for (const _ of [1, 2, 3, 4, 5]) await pile("Hundredths").press("ArrowLeft");
		await expectMistake(page, "Which blocks are the tenths?");
		await page.getByRole("button", { name: "Clear" }).click();
		await at("Hundredths", "1");
		await pressByFinger(
			page,
			await middleOf(page.getByRole("button", { name: "Trade 1 one for 10 tenths" })),
		);
		await at("Tenths", "13");
		await pile("Tenths").press("Shift+ArrowLeft");
		await page.keyboard.press("Escape");
		await at("Tenths", "13");
		for (const _ of [1, 2, 3, 4, 5]) await press("Take one away: Tenths");
		await expectRight(page);

		await made.openNext(page, "money", 1);
		const ten = page.getByRole("button", { name: "Put one down: Ten-dollar bills" });
		await pressByFinger(page, await middleOf(ten));
		for (const _ of [1, 2, 3]) await press("Put one down: One-dollar bills");
		await expectNoFaults(page);
		await expectMistake(page, "once for each hour.");
		await press("Put one down: Twenty-dollar bills");
		await pile("One-dollar bills").press("ArrowRight");
		await page.keyboard.press("ArrowRight");
		await page.keyboard.press("ArrowRight");
		await endRight(visitor);
	},
);
