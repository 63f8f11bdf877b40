import { everyQuestion } from "@learnin/domain/examples/every-question";
import { launchBrowser } from "@learnin/stand-ins/testing/browser";
import type { Browser, CDPSession, Page } from "playwright-core";
import { startDemo } from "./start-demo.ts";

const slowdown = 4;
const budget = { inp: 100, frame: 50 };
const keys = ["ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight", "ArrowLeft"];
/** So often that a single slow paint is no quarter of them. */
const KEY_ROUNDS = 4;

/** The results of one interaction, in milliseconds. */
interface Dragged {
	kind: string;
	/** From a press, a release or a key to the next paint, 75th percentile. */
	inp: number;
	/** The longest task while dragging, in CPU time: other processes may use the machine. */
	frame: number;
}

/**
 * Each interaction on a phone with 4x CPU slowdown: dragged for `seconds`, then moved by keys, in the demo child Zoe's
 * question for it.
 */
export async function dragSpeed({
	seconds,
}: {
	seconds: number;
}): Promise<{ table: string; over: string[] }> {
	const demo = await startDemo();
	const browser = await launchBrowser();
	try {
		const stored = await demo.tokensOf("student", "zoe");
		const context = await browser.newContext({
			viewport: { width: 412, height: 823 },
			serviceWorkers: "block",
		});
		await context.addInitScript((entries) => {
			for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
		}, stored);
		const page = await context.newPage();
		const session = await context.newCDPSession(page);
		await page.goto(`${demo.url}/student/dashboard`);
		const href = await page.getByRole("link", { name: /^Go: / }).getAttribute("href");
		const measured: Dragged[] = [];
		for (const { number, kind } of madeQuestions()) {
			await page.goto(`${demo.url}${href}?question=${number}`);
			measured.push({ kind, ...(await dragAround({ browser, page, session }, seconds)) });
		}
		return { table: tableOf(measured), over: measured.flatMap(faultsOf) };
	} finally {
		await browser.close();
		await demo.stop();
	}
}

/** The first question of each kind, by its number in Zoe's set. */
function madeQuestions(): { kind: string; number: number }[] {
	const all = everyQuestion.flatMap(({ question: { interaction } }, at) =>
		interaction === undefined ? [] : [{ kind: interaction.kind, number: at + 1 }],
	);
	return all.filter(({ kind }, at) => all.findIndex((each) => each.kind === kind) === at);
}

interface Seen {
	browser: Browser;
	page: Page;
	session: CDPSession;
}

async function dragAround({ browser, page, session }: Seen, seconds: number): Promise<Omit<Dragged, "kind">> {
	const thing = page.locator(".made").locator("[role=slider], [role=checkbox], .cards-card").first();
	await thing.waitFor();
	await thing.evaluate((element) => element.scrollIntoView({ block: "center" }));
	const box = await thing.boundingBox();
	if (box === null) throw new Error("nothing to drag");
	const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 200)];
	await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
	await page.evaluate(`{
		window.seen = [];
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) if (entry.interactionId > 0) seen.push(entry.duration);
		}).observe({ type: "event", durationThreshold: 16 });
	}`);
	await browser.startTracing(page, { categories: ["toplevel", "__metadata"] });
	await page.mouse.move(x, y);
	await page.mouse.down();
	const start = performance.now();
	while (performance.now() - start < seconds * 1000) {
		const turn = ((performance.now() - start) / 1000) * Math.PI;
		await page.mouse.move(x + 90 * Math.sin(turn), y + 50 * Math.sin(2 * turn));
	}
	const frame = longestTask((await browser.stopTracing()).toString());
	await page.mouse.up();
	await thing.focus();
	for (let round = 0; round < KEY_ROUNDS; round++)
		for (const key of keys) await page.keyboard.press(key, { delay: 60 });
	const interactions = await page.evaluate<number[]>(
		"new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(seen), 200)))",
	);
	await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
	const sorted = interactions.toSorted((one, other) => one - other);
	return { inp: sorted[Math.floor(sorted.length * 0.75)] ?? 0, frame };
}

interface TraceEvent {
	name: string;
	pid: number;
	tid: number;
	/** CPU time in microseconds. */
	tdur?: number;
	args?: { name?: string };
}

/** The longest task of the page's main thread, in milliseconds of CPU time; NaN if the trace has none. */
function longestTask(trace: string): number {
	const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
	const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
	const pages = new Set(
		traceEvents.filter(({ args }) => args?.name === "CrRendererMain").map((event) => threadOf(event)),
	);
	const tasks = traceEvents.flatMap((event) =>
		event.name.endsWith("RunTask") && pages.has(threadOf(event)) ? (event.tdur ?? []) : [],
	);
	return tasks.length === 0 ? Number.NaN : Math.max(...tasks) / 1000;
}

function tableOf(measured: readonly Dragged[]): string {
	const rows = measured.map(({ kind, inp, frame }) =>
		[
			kind.padEnd(14),
			`${Math.round(inp)}/${budget.inp}`.padStart(12),
			`${Math.round(frame)}/${budget.frame}`.padStart(16),
		].join(""),
	);
	return [
		"\nAnswers that are made, dragged at a quarter of the speed (figure/budget)",
		"kind               INP p75   longest frame",
		...rows,
		"",
	].join("\n");
}

function faultsOf({ kind, inp, frame }: Dragged): string[] {
	return [
		...(inp > budget.inp ? [`drag ${kind}: INP p75 ${Math.round(inp)} ms, at most ${budget.inp}`] : []),
		...(!(frame <= budget.frame)
			? [`drag ${kind}: a frame of ${Math.round(frame)} ms, at most ${budget.frame}`]
			: []),
	];
}
