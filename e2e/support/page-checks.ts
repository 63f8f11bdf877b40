import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";

// Checks of every page besides axe: zoom, contrast and color vision.

const tokens = readFileSync(new URL("../../apps/web/src/styles/tokens.css", import.meta.url), "utf8");
/** The sizes of the type scale in pixels; the largest, which grows with the window, is only on the home page. */
const scale = [...tokens.matchAll(/--text-[\w-]+: ([\d.]+)rem;/g)].map(([, rem]) => 16 * Number(rem));

/** Font sizes of text that are not on the scale. Formulas, drawings and print have their own. */
export async function strangeSizesOf(page: Page): Promise<string[]> {
	return page.evaluate((sizes) => {
		const found = new Set<string>();
		const hero = heroSize();
		for (const element of document.querySelectorAll<HTMLElement>("body *")) {
			if (element.closest("math, svg, .frac, .sheet, [data-own-sizes]") !== null) continue;
			const hasWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
			if (!hasWords || element.getClientRects().length === 0) continue;
			const { fontSize } = getComputedStyle(element);
			const size = Number.parseFloat(fontSize);
			if (fontSize !== hero && !sizes.some((one) => Math.abs(one - size) < 0.1))
				found.add(`${size} px: ${element.outerHTML.slice(0, 120)}`);
		}
		return [...found].slice(0, 5);

		function heroSize(): string {
			const probe = document.body.appendChild(document.createElement("i"));
			probe.style.fontSize = "var(--text-hero)";
			const { fontSize } = getComputedStyle(probe);
			probe.remove();
			return fontSize;
		}
	}, scale);
}

/** Select fields that cut off their chosen option, unless a narrow window leaves them no more room. */
export async function cutChoicesOf(page: Page): Promise<string[]> {
	return page.locator("select").evaluateAll((selects: HTMLSelectElement[]) => {
		const context = document.createElement("canvas").getContext("2d");
		if (context === null) throw new Error("no canvas");
		return selects.flatMap((select) => {
			const chosen = select.selectedOptions[0]?.textContent ?? "";
			const style = getComputedStyle(select);
			context.font = style.font;
			context.letterSpacing = style.letterSpacing;
			const { width } = context.measureText(chosen);
			const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
			const room = select.clientWidth - padding;
			const hasNoMore = innerWidth < 600 && select.offsetWidth > innerWidth * 0.7;
			const isCut = select.getClientRects().length > 0 && width > room + 1 && !hasNoMore;
			return isCut ? [`“${chosen}” takes ${Math.ceil(width)} of ${Math.floor(room)} px`] : [];
		});
	});
}

/** At 400 % zoom of a 1280 × 1024 window the sticky bars leave most of it to the page. */
export async function coveredOf(page: Page): Promise<string[]> {
	const before = page.viewportSize();
	await page.setViewportSize({ width: 320, height: 256 });
	await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 3));
	const covered = await page.evaluate(() => {
		let rows = 0;
		const bars = new Set<string>();
		for (let y = 4; y < innerHeight; y += 8) {
			const bar = barAt(document.elementFromPoint(innerWidth / 2, y));
			if (bar === undefined) continue;
			rows += 1;
			bars.add(bar.className || bar.tagName);
		}
		return rows * 8 > innerHeight / 2
			? [`${rows * 8} of ${innerHeight} px under ${[...bars].join(", ")}`]
			: [];

		function barAt(from: Element | null): Element | undefined {
			for (let element = from; element !== null; element = element.parentElement) {
				const { position } = getComputedStyle(element);
				if (element.matches("dialog, [role=dialog]")) return undefined;
				if (position === "fixed" || position === "sticky") return element;
			}
			return undefined;
		}
	});
	await page.evaluate(() => scrollTo(0, 0));
	if (before !== null) await page.setViewportSize(before);
	return covered;
}

/** With forced colors: fields and buttons keep an outline, icons are as dark as their text, and selected differs from unselected. */
export async function lostInForcedColors(page: Page): Promise<string[]> {
	await page.emulateMedia({ forcedColors: "active" });
	// The app loads a style sheet for them; static pages have none.
	await page
		.waitForFunction(
			() => document.querySelector<HTMLLinkElement>('link[href*="forced-colors"]')?.sheet,
			undefined,
			{ timeout: 2_000 },
		)
		.catch(() => undefined);
	const lost = await page.evaluate(() => {
		const isShown = (element: Element) => element.getClientRects().length > 0;
		const edges = (style: CSSStyleDeclaration) =>
			["top", "right", "bottom", "left"].some(
				(side) =>
					Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0 &&
					isSeen(style.getPropertyValue(`border-${side}-color`)),
			);
		const isOutlined = ({ outlineStyle, outlineWidth, outlineColor }: CSSStyleDeclaration) =>
			outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0 && isSeen(outlineColor);
		const isFilled = ({ backgroundColor }: CSSStyleDeclaration) => isSeen(backgroundColor);
		const paper = systemColor("Canvas");
		// A button that is only words looks like text, unless they are underlined.
		const hasShape = (element: Element) => {
			const style = getComputedStyle(element);
			return (
				edges(style) ||
				isOutlined(style) ||
				isFilled(style) ||
				style.appearance !== "none" ||
				[element, ...element.querySelectorAll("*")].some((part) =>
					getComputedStyle(part).textDecorationLine.includes("underline"),
				)
			);
		};
		const fields =
			"button, a.btn, input:not([type=hidden]), select, textarea, [role=button], [role=switch], [role=slider]";
		const shapeless = [...document.querySelectorAll(fields)]
			.filter(
				(one) =>
					isShown(one) &&
					!one.matches(".sr, .sr *") &&
					getComputedStyle(one).opacity !== "0" &&
					!hasShape(one),
			)
			.map((one) => `no shape: ${one.outerHTML.slice(0, 120)}`);
		const chosen =
			"[aria-pressed=true], [aria-checked=true], [aria-selected=true], [aria-current]:not([aria-current=false])";
		const alike = [...document.querySelectorAll(chosen)]
			.filter((one) => isShown(one) && others(one).some((other) => lookOf(other) === lookOf(one)))
			.map((one) => `chosen and not chosen look alike: ${one.outerHTML.slice(0, 160)}`);
		const isDressed = document.querySelector('link[href*="forced-colors"]') !== null;
		const pale = [...document.querySelectorAll('svg:is(.i, [stroke="currentColor"])')]
			.filter((icon) => isDressed && isShown(icon) && colorOf(icon) !== colorOf(icon.parentElement ?? icon))
			.map((icon) => `not the color of its text: ${icon.outerHTML.slice(0, 120)}`);
		return [...shapeless, ...alike, ...pale].slice(0, 5);

		function isSeen(color: string): boolean {
			return color !== paper && color !== "transparent" && !/^rgba.*[,/] 0\)$/.test(color);
		}

		function systemColor(name: string): string {
			const probe = document.body.appendChild(document.createElement("i"));
			probe.style.cssText = `forced-color-adjust: none; color: ${name}`;
			const { color } = getComputedStyle(probe);
			probe.remove();
			return color;
		}

		function colorOf(element: Element): string {
			return getComputedStyle(element).color;
		}

		/** The alternatives: elements of the same kind in the same list. */
		function others(one: Element): Element[] {
			const list = one.closest(
				"ul, ol, fieldset, [role=group], [role=radiogroup], [role=tablist], [role=listbox], nav",
			);
			const kind = one.getAttribute("role");
			return [...(list?.querySelectorAll(one.tagName) ?? [])].filter(
				(each) =>
					each !== one &&
					isShown(each) &&
					each.getAttribute("role") === kind &&
					!each.matches(chosen) &&
					each.classList[0] === one.classList[0],
			);
		}

		function lookOf(element: Element): string {
			const shown = [element, ...element.children].map((part) => {
				const {
					borderTop,
					borderBottom,
					outline,
					outlineOffset,
					backgroundColor,
					textDecorationLine,
					fontWeight,
				} = getComputedStyle(part);
				return [
					part.tagName,
					borderTop,
					borderBottom,
					outline,
					outlineOffset,
					backgroundColor,
					textDecorationLine,
					fontWeight,
				].join(";");
			});
			return shown.join("|");
		}
	});
	await page.emulateMedia({ forcedColors: "none" });
	return lost;
}

/** With forced colors: the chosen of visually hidden radio buttons and checkboxes shows on its label. */
export async function lostChoices(page: Page): Promise<string[]> {
	await page.emulateMedia({ forcedColors: "active" });
	const lost = await page.evaluate(() => {
		const isHidden = (input: HTMLInputElement) =>
			input.matches(".sr") || getComputedStyle(input).opacity === "0";
		const labelOf = (input: HTMLInputElement) => input.closest("label") ?? input.labels?.[0];
		const isShown = (label: Element | undefined) =>
			label !== undefined &&
			getComputedStyle(label).visibility === "visible" &&
			label.getClientRects().length > 0;
		const all = [
			...document.querySelectorAll<HTMLInputElement>("input:is([type=radio], [type=checkbox])"),
		].filter((input) => isHidden(input) && isShown(labelOf(input)));
		return all
			.filter(
				(one) =>
					one.checked && all.some((other) => isAlternative(one, other) && lookOf(one) === lookOf(other)),
			)
			.map((one) => `chosen and not chosen look alike: ${labelOf(one)?.outerHTML.slice(0, 160)}`)
			.slice(0, 5);

		function isAlternative(one: HTMLInputElement, other: HTMLInputElement): boolean {
			const isSameGroup =
				one.closest("fieldset, [role=group], [role=radiogroup], ul") ===
				other.closest("fieldset, [role=group], [role=radiogroup], ul");
			return !other.checked && !other.disabled && other.type === one.type && isSameGroup;
		}

		function lookOf(input: HTMLInputElement): string {
			const label = labelOf(input);
			return [label, ...(label?.children ?? [])]
				.filter((part) => part !== undefined && part !== input)
				.map((part) => {
					const style = getComputedStyle(part as Element);
					const { borderTop, outline, backgroundColor, textDecorationLine, fontWeight, opacity } = style;
					return [borderTop, outline, backgroundColor, textDecorationLine, fontWeight, opacity].join(";");
				})
				.join("|");
		}
	});
	await page.emulateMedia({ forcedColors: "none" });
	return lost;
}
