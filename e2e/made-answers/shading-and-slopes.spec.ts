import type { Page } from "playwright-core";
import { expect } from "vitest";
import { auditTest } from "../support/audit.ts";
import { expectNoKeyIn } from "../support/browser.ts";
import {
	check,
	expectNoFaults,
	middleOf,
	phase,
	pressByFinger,
	tryAgain,
	useMadeAnswers,
} from "../support/made-answers.ts";

// Parts of circles and groups that are shaded, and a line that is drawn by its slope, by mouse and finger; each is wrong
// once with a known mistake.

const made = useMadeAnswers();

async function brush(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
	await page.mouse.move(from.x, from.y);
	await page.mouse.down();
	await page.mouse.move(to.x, to.y, { steps: 12 });
	await page.mouse.up();
}

auditTest("a circle and a group are shaded by mouse and finger; known mistakes are named", async () => {
	const visitor = await made.open("shading", 1);
	const { page } = visitor;
	const board = (name: string) => page.getByRole("slider", { name });
	const at = (name: string, text: string) =>
		expect.poll(() => board(name).getAttribute("aria-valuetext")).toBe(text);
	const part = (number: number) => page.locator(`.sh-board [data-part="${number}"]`);

	await at("Shaded parts", "None shaded yet");
	const first = await middleOf(part(0));
	await page.mouse.click(first.x, first.y);
	await at("Shaded parts", "1 of 3 parts shaded");
	await expectNoFaults(page);
	await check(page);
	await tryAgain(page, "That is the part that stays white.");
	await pressByFinger(page, await middleOf(part(2)));
	await at("Shaded parts", "2 of 3 parts shaded");
	await page.getByRole("button", { name: "Undo" }).click();
	await at("Shaded parts", "1 of 3 parts shaded");
	await pressByFinger(page, await middleOf(part(1)));
	await check(page);
	await phase(page, "correct").waitFor();

	await made.openNext(page, "shading", 2);
	await brush(page, await middleOf(part(0)), await middleOf(part(3)));
	await at("Shaded counters", "4 of 12 counters shaded");
	await expectNoFaults(page);
	await check(page);
	await tryAgain(page, "There are 4 equal groups.");
	// A second press clears it.
	await pressByFinger(page, await middleOf(part(3)));
	await at("Shaded counters", "3 of 12 counters shaded");
	await check(page);
	await phase(page, "correct").waitFor();
	expectNoKeyIn(visitor);
	expect(visitor.complaints).toEqual([]);
});

auditTest("a line is drawn by its slope with mouse and finger; a known mistake is named", async () => {
	const visitor = await made.open("plane", 2);
	const { page } = visitor;
	const point = (letter: string) => page.getByRole("slider", { name: `Point ${letter}`, exact: true });
	const at = (letter: string, text: string) =>
		expect.poll(() => point(letter).getAttribute("aria-valuetext")).toBe(text);
	/** A grid point on the screen; the drawing of twelve units has a margin of thirty of its 460. */
	const crossing = async (x: number, y: number) => {
		const board = page.locator(".plane-board");
		await board.evaluate((element) => element.scrollIntoView({ block: "center" }));
		const box = await board.boundingBox();
		const unit = (box?.width ?? 0) / 460;
		return {
			x: (box?.x ?? 0) + (230 + (400 / 12) * x) * unit,
			y: (box?.y ?? 0) + (230 - (400 / 12) * y) * unit,
		};
	};

	await brush(page, await crossing(3, 3), await crossing(0, -1));
	await at("A", "(0, −1)");
	await pressByFinger(page, await crossing(2, 4));
	await at("B", "(2, 4), 2 to the right, 5 up");
	// The whole line moves along with its first point.
	await brush(page, await crossing(0, -1), await crossing(0, -3));
	await at("A", "(0, −3)");
	await at("B", "(2, 2), 2 to the right, 5 up");
	await expectNoFaults(page);
	await brush(page, await crossing(2, 2), await crossing(2, -2));
	await at("B", "(2, −2), 2 to the right, 1 up");
	await check(page);
	await tryAgain(page, "The slope says how far up the line goes");
	await pressByFinger(page, await crossing(2, -2));
	await pressByFinger(page, await crossing(2, 1));
	await at("B", "(2, 1), 2 to the right, 4 up");
	await check(page);
	await phase(page, "correct").waitFor();
	expectNoKeyIn(visitor);
	expect(visitor.complaints).toEqual([]);
});
