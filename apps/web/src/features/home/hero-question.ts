const missing = 3;
const sliceDelay = 90;

/** Lets a visitor answer the hero's question. */
export function startHeroQuestion(card: HTMLElement): void {
	const options = [...card.querySelectorAll<HTMLButtonElement>(".opt")];
	const say = card.querySelector<HTMLElement>(".say");
	for (const option of options) {
		option.addEventListener("click", () => {
			const slices = Number(option.dataset.slices);
			for (const each of options) each.classList.remove("ok", "no");
			option.classList.add(slices === missing ? "ok" : "no");
			fillCircle(card, slices === missing);
			say?.replaceChildren(...verdict(slices));
		});
	}
}

/** Fills the circle slice by slice, or empties it: the hint "count the empty ones" refers to what is visible. */
function fillCircle(card: HTMLElement, isWhole: boolean): void {
	const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
	card.querySelectorAll<SVGElement>(".pie .off").forEach((path, at) => {
		path.style.transitionDelay = isWhole && !isStill ? `${at * sliceDelay}ms` : "0ms";
		path.setAttribute("fill", isWhole ? "var(--fig-gold)" : "transparent");
	});
}

function verdict(slices: number): Node[] {
	if (slices === missing)
		return words("That’s the piece.", "mint", "Five eighths and three eighths make one whole.");
	if (slices < missing) return words("Not yet.", "coral", "One quarter is two slices. Count the empty ones.");
	return words("Not yet.", "coral", "One half is four slices. That’s one too many.");
}

function words(strong: string, color: string, rest: string): Node[] {
	const first = document.createElement("b");
	first.textContent = strong;
	first.className = `said-${color}`;
	const line = document.createElement("span");
	line.append(first, ` ${rest}`);
	return [line];
}
