import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { describe, expect, test } from "vitest";

const src = join(import.meta.dirname, "../src");

/** Intentional left and right, regardless of the reading direction. */
const meant: Record<string, readonly string[]> = {
	// Centered by moving it back half of its own width.
	"features/activity/activity.css": ["left: 50%", "left: calc(50% + 124px)"],
	"features/home/home-page.css": ["left: 50%"],
};

const sides = /^(margin|padding|border|scroll-margin|scroll-padding)-(left|right)\b|^(left|right)$/;
const corners = /^border-(top|bottom)-(left|right)-radius$/;
const fourSided = /^(margin|padding|inset|border-width|border-radius)$/;
const sideClass =
	/^([\w-]+:)*-?((scroll-)?[mp][lr]-(\d|px|auto|\[)|(left|right)-(\d|px|auto|full|\[)|text-(left|right)$|(border|rounded)-([lr]|[tb][lr])(-|$))/;

/** Declarations that would stay on their side in right-to-left text. */
function fixedSides(css: string): string[] {
	const bare = css.replaceAll(/\/\*[\s\S]*?\*\//g, "");
	return [...bare.matchAll(/(?:^|[{;])\s*([a-z-]+)\s*:\s*([^;{}]+)(?=[;}])/gm)].flatMap(
		([, property = "", value = ""]) =>
			isFixed(property, value.trim()) ? [`${property}: ${value.trim()}`] : [],
	);
}

function isFixed(property: string, value: string): boolean {
	if (sides.test(property) || corners.test(property)) return true;
	if (property === "text-align" || property === "float" || property === "clear")
		return /^(left|right)\b/.test(value);
	if (!fourSided.test(property)) return false;
	const parts = value.replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, "()").split(/\s+/);
	if (parts.length !== 4) return false;
	return property === "border-radius"
		? parts[0] !== parts[1] || parts[2] !== parts[3]
		: parts[1] !== parts[3];
}

/** Every class that a file sets on an element. */
function classesOf(file: string, code: string): string[] {
	const found: string[] = [];
	const visit = (node: unknown, isClass: boolean): void => {
		if (Array.isArray(node)) for (const each of node) visit(each, isClass);
		else if (isNode(node)) {
			const names =
				isClass || (node.type === "JSXAttribute" && isNode(node.name) && node.name.name === "className");
			if (names && node.type === "Literal") found.push(...String(node.value).split(/\s+/));
			if (names && node.type === "TemplateElement")
				found.push(...code.slice(node.start, node.end).split(/[\s`]+/));
			if (node.type !== "BinaryExpression") for (const each of Object.values(node)) visit(each, names);
		}
	};
	visit(parseSync(file, code).program, false);
	return found;
}

interface Node {
	type: string;
	start: number;
	end: number;
	[part: string]: unknown;
}

function isNode(value: unknown): value is Node {
	return typeof value === "object" && value !== null && "type" in value;
}

function files(pattern: string): string[] {
	return globSync(pattern, { cwd: src })
		.map((file) => file.replaceAll("\\", "/"))
		.filter((file) => !/\.test\.|^developer\//.test(file));
}

describe("pages can be mirrored for right-to-left languages", () => {
	test("style sheets use logical sides", () => {
		const faults = files("**/*.css").flatMap((file) =>
			fixedSides(readFileSync(join(src, file), "utf8"))
				.filter((fault) => !meant[file]?.includes(fault))
				.map((fault) => `${file}: ${fault}`),
		);
		expect(faults).toEqual([]);
	});

	test("so do classes", () => {
		const faults = files("**/*.tsx").flatMap((file) =>
			classesOf(file, readFileSync(join(src, file), "utf8"))
				.filter((name) => sideClass.test(name))
				.map((name) => `${file}: ${name}`),
		);
		expect(faults).toEqual([]);
	});

	test("finds classes wherever they are written", () => {
		const code =
			'const a = <p className={`mt-2 ${b === "x" ? "ml-4" : c} md:-mr-2`}><i className="pl-[3px] ps-2" title="ml-1"/></p>;';
		expect(classesOf("a.tsx", code).filter((name) => sideClass.test(name))).toEqual([
			"md:-mr-2",
			"ml-4",
			"pl-[3px]",
		]);
	});

	test.each([
		["a { margin-left: 4px; }", ["margin-left: 4px"]],
		["a { inset: 0 4px auto auto }", ["inset: 0 4px auto auto"]],
		["a { padding: 0 max(4px, calc(1px + 2px)) 0 8px; }", ["padding: 0 max(4px, calc(1px + 2px)) 0 8px"]],
		["a { text-align: right; /* left: 0; */ left: 0; }", ["text-align: right", "left: 0"]],
		["a { border-radius: 4px 4px 0 0; margin: 1px 2px 3px 2px; margin-inline-start: 2px }", []],
	])("%s", (css, faults) => {
		expect(fixedSides(css)).toEqual(faults);
	});
});
