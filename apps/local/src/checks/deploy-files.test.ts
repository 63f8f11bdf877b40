import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

// Checks that what deploy/ says of metrics, settings and pages exists: an alert on a missing metric never
// fires.

const root = path.join(import.meta.dirname, "../../../..");
const textOf = (file: string) => readFileSync(path.join(root, file), "utf8");
const rules = textOf("deploy/prometheus/rules.yaml");
const dashboard = textOf("deploy/grafana/learnin.json");
const source = globSync("apps/server/src/{platform,features}/metrics/*.ts", { cwd: root })
	.map(textOf)
	.join("\n");

const all = (text: string, pattern: RegExp) => [
	...new Set([...text.matchAll(pattern)].map(([, name = ""]) => name)),
];

test("each alert has an existing runbook, and is in the list of runbooks", () => {
	const alerts = all(rules, /- alert: (\w+)/g);
	expect(alerts.length).toBeGreaterThan(10);
	expect(rules.match(/runbook: docs\/runbooks\//g)).toHaveLength(alerts.length);
	for (const file of all(rules, /runbook: (\S+)/g))
		expect(existsSync(path.join(root, file)), file).toBe(true);
	const list = textOf("docs/runbooks/README.md");
	for (const alert of alerts) expect(list).toContain(alert);
});

test("every metric in an alert or a dashboard is exported, or recorded by a rule", () => {
	const recorded = all(rules, /- record: (\S+)/g);
	const used = [rules, dashboard].flatMap((text) => [
		...all(text, /\b((?:http_server|learnin|nodejs|process)_\w+)/g),
		...all(text, /\b(learnin:[\w:]+)/g),
	]);
	expect(used.length).toBeGreaterThan(20);
	for (const name of used) {
		const measured = name.replace(/_(bucket|count|sum|total)$/, "");
		expect(name.includes(":") ? recorded.includes(name) : source.includes(measured), name).toBe(true);
	}
});

test("the answer route is the one that alerts use", async () => {
	const { submitAnswer } = await import("@learnin/contract/routes/practice/practice.contract");
	for (const text of [rules, dashboard]) expect(text).toContain(submitAnswer.path);
});
