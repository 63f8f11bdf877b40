import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { launchBrowser } from "@learnin/stand-ins/testing/browser";
import { median } from "./measure-window.ts";
import { type Interaction, interactionsOf } from "./interactions.ts";
import { type Demo, startDemo } from "./start-demo.ts";
import { freePort } from "./start-server.ts";

interface Budget {
	score: number;
	lcp: number;
	tbt: number;
	cls: number;
	kilobytes: number;
	requests: number;
	/** Interaction to next paint with 4x CPU slowdown: 75th percentile, and the slowest. */
	inp: [number, number];
}

interface MeasuredPage {
	name: string;
	path: string;
	who?: "student" | "parent" | "super-admin";
	/** Visible once the page has its content. */
	ready: string;
	/** Null: only accessibility, best practices and SEO are measured. */
	budget: Budget | null;
}

const dashboard = { score: 90, lcp: 2500, tbt: 200, cls: 0.02, kilobytes: 300, requests: 16 };
const home: Budget = {
	score: 98,
	lcp: 1800,
	tbt: 50,
	cls: 0.01,
	kilobytes: 150,
	requests: 12,
	inp: [100, 200],
};

const pages: MeasuredPage[] = [
	{ name: "home", path: "/", ready: "h1", budget: home },
	{
		name: "practice",
		path: "/student/questions/skill/multiply-facts-hard",
		who: "student",
		ready: "#pr-prompt",
		budget: { score: 93, lcp: 2400, tbt: 150, cls: 0.02, kilobytes: 260, requests: 14, inp: [100, 200] },
	},
	{
		name: "student dashboard",
		path: "/student/dashboard",
		who: "student",
		ready: "main h2",
		budget: { ...dashboard, inp: [150, 200] },
	},
	{
		name: "parent dashboard",
		path: "/parent/dashboard",
		who: "parent",
		ready: "main h2",
		budget: { ...dashboard, inp: [150, 200] },
	},
	{
		name: "admin dashboard",
		path: "/superadmin/dashboard",
		who: "super-admin",
		ready: ".superadmin-figures dd",
		budget: { score: 85, lcp: 3000, tbt: 300, cls: 0.05, kilobytes: 450, requests: 24, inp: [150, 250] },
	},
];

/** The results of one visit by Lighthouse. */
interface Visit {
	score: number;
	lcp: number;
	tbt: number;
	cls: number;
	kilobytes: number;
	requests: number;
	accessibility: number;
	best_practices: number;
	seo: number;
	/** Lighthouse's benchmark index of this machine during the visit; higher is faster. */
	machine: number;
	/** The audits that keep accessibility, best practices and SEO below 100. */
	failed: string[];
}

/**
 * Lighthouse on a mid-range phone (simulated slow 4G, 4x CPU slowdown), the median of `rounds` visits, and how fast
 * each control responds with 4x CPU slowdown, against the budgets. Of one page only if `only` names it.
 */
export async function pageSpeed({
	rounds,
	only,
}: {
	rounds: number;
	only: string | undefined;
}): Promise<{ table: string; over: string[] }> {
	await installLighthouse();
	const demo = await startDemo();
	try {
		const rows: string[] = [];
		const over: string[] = [];
		const all = [...pages, ...(await publicPages(demo.url))];
		const measuredPages = all.filter(({ name }) => only === undefined || name === only);
		if (measuredPages.length === 0) throw new Error(`There is no page ${only}.`);
		for (const page of measuredPages) {
			const measured = await measure(demo, page, rounds);
			rows.push(line(page, measured));
			over.push(...faults(page, measured).map((fault) => `${page.name}: ${fault}`));
		}
		return { table: [header, ...rows, machineNote, ""].join("\n"), over };
	} finally {
		await demo.stop();
	}
}

/** The pages in the sitemap except home, and those before sign-in. */
async function publicPages(url: string): Promise<MeasuredPage[]> {
	const answer = await fetch(`${url}/sitemap.xml`);
	const listed = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
		([, address = ""]) => new URL(address).pathname,
	);
	const known = answer.ok && listed.length > 0 ? listed : ["/privacy"];
	return [...new Set([...known, "/privacy"])]
		.filter((pathname) => pathname !== "/")
		.map((pathname) => ({ name: pathname, path: pathname, ready: "h1", budget: null }));
}

interface Measured {
	visit: Visit;
	/** Fastest first; empty if no budget needs them. */
	interactions: Interaction[];
}

async function measure(demo: Demo, page: MeasuredPage, rounds: number): Promise<Measured> {
	const stored = page.who === undefined ? {} : await demo.tokensOf(page.who);
	const visits: Visit[] = [];
	// Without a budget only pass or fail matters.
	const times = page.budget === null ? 1 : rounds;
	for (let round = 0; round < times; round += 1) visits.push(await visitOnce(demo.url + page.path, stored));
	const interactions = page.budget === null ? [] : await press(demo, page, stored);
	return { visit: medianOf(visits), interactions: interactions.toSorted((a, b) => a.ms - b.ms) };
}

/** A new browser for each visit, so that no cache is warm. */
async function visitOnce(url: string, stored: Record<string, string>): Promise<Visit> {
	const port = await freePort();
	const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
	try {
		const args = [url, `http://127.0.0.1:${port}`, JSON.stringify(stored)];
		const output = await run(process.execPath, [path.join(folder, "visit.mjs"), ...args]);
		return JSON.parse(output) as Visit;
	} finally {
		await browser.close();
	}
}

async function press(demo: Demo, page: MeasuredPage, stored: Record<string, string>): Promise<Interaction[]> {
	const browser = await launchBrowser();
	try {
		const context = await browser.newContext({
			viewport: { width: 412, height: 823 },
			serviceWorkers: "block",
		});
		await context.addInitScript((entries) => {
			for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
		}, stored);
		const opened = await context.newPage();
		await opened.goto(demo.url + page.path);
		await opened.locator(page.ready).first().waitFor();
		return await interactionsOf(opened);
	} finally {
		await browser.close();
	}
}

function medianOf(visits: Visit[]): Visit {
	const of = (figure: Exclude<keyof Visit, "failed">) => median(visits.map((visit) => visit[figure]));
	return {
		score: of("score"),
		lcp: of("lcp"),
		tbt: of("tbt"),
		cls: of("cls"),
		kilobytes: of("kilobytes"),
		requests: of("requests"),
		accessibility: of("accessibility"),
		best_practices: of("best_practices"),
		seo: of("seo"),
		machine: of("machine"),
		failed: [...new Set(visits.flatMap(({ failed }) => failed))],
	};
}

function quantile(interactions: readonly Interaction[], share: number): Interaction {
	const last = interactions.length - 1;
	return interactions[Math.min(last, Math.floor(interactions.length * share))] ?? { control: "none", ms: 0 };
}

const header = `\nPages on a slow phone (Lighthouse, simulated slow 4G, a quarter of the speed; figure/budget)
page                    score      LCP ms     TBT ms        CLS            KB   requests    INP p75     worst  access practice SEO  machine`;

/** By the presets with which Chrome's developer tools calibrate their slowdown. */
const machineNote = `machine: Lighthouse's index of this machine's speed. The pages get a quarter of it; a mid-range phone has about 1000, a low-end one 264.`;

function line({ name, budget }: MeasuredPage, { visit, interactions }: Measured): string {
	const of = (value: number, most: number | undefined, digits = 0) =>
		`${value.toFixed(digits)}${most === undefined ? "" : `/${most}`}`.padStart(11);
	return [
		name.padEnd(18),
		of(visit.score, budget?.score),
		of(visit.lcp, budget?.lcp),
		of(visit.tbt, budget?.tbt),
		of(visit.cls, budget?.cls, 3),
		of(visit.kilobytes, budget?.kilobytes),
		of(visit.requests, budget?.requests),
		of(quantile(interactions, 0.75).ms, budget?.inp[0]),
		of(quantile(interactions, 1).ms, budget?.inp[1]),
		`${visit.accessibility}`.padStart(7),
		`${visit.best_practices}`.padStart(8),
		`${visit.seo}`.padStart(5),
		visit.machine.toFixed(0).padStart(9),
	].join("");
}

function faults({ budget, who }: MeasuredPage, { visit, interactions }: Measured): string[] {
	const found: string[] = [];
	const most = (name: string, value: number, limit: number) => {
		if (!(value <= limit)) found.push(`${name} ${value.toFixed(3).replace(/\.?0+$/, "")}, at most ${limit}`);
	};
	if (budget !== null) {
		if (!(visit.score >= budget.score)) found.push(`score ${visit.score}, at least ${budget.score}`);
		most("LCP", visit.lcp, budget.lcp);
		most("TBT", visit.tbt, budget.tbt);
		most("CLS", visit.cls, budget.cls);
		most("KB", visit.kilobytes, budget.kilobytes);
		most("requests", visit.requests, budget.requests);
		for (const [name, share, limit] of [
			["INP p75", 0.75, budget.inp[0]],
			["INP worst", 1, budget.inp[1]],
		] as const) {
			const { control, ms } = quantile(interactions, share);
			most(`${name} (${control})`, ms, limit);
		}
		if (interactions.length === 0) found.push("no control answered");
	}
	const { accessibility, best_practices, seo } = visit;
	// Pages behind the sign-in are closed to search engines on purpose.
	const asked =
		who === undefined ? { accessibility, best_practices, seo } : { accessibility, best_practices };
	for (const [name, value] of Object.entries(asked))
		if (!(value >= 100)) found.push(`${name} ${value} (${visit.failed.join(", ")})`);
	return found;
}

const folder = path.join(import.meta.dirname, "lighthouse");

/** Once, into its own folder: no check or start of the product needs it. */
async function installLighthouse(): Promise<void> {
	if (existsSync(path.join(folder, "node_modules/lighthouse"))) return;
	process.stdout.write("Installing Lighthouse …\n");
	await run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], folder);
}

function run(command: string, args: string[], cwd?: string): Promise<string> {
	return new Promise((resolve, reject) => {
		const child = spawn(command, args, { stdio: ["ignore", "pipe", "inherit"], ...(cwd && { cwd }) });
		let output = "";
		child.stdout.on("data", (part: Buffer) => {
			output += part.toString();
		});
		child.once("error", reject);
		child.once("close", (code) =>
			code === 0 ? resolve(output) : reject(new Error(`${path.basename(command)} ended with ${code}`)),
		);
	});
}
