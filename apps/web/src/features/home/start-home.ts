import { startHeroQuestion } from "./hero-question.ts";
import { startPriceStepper } from "./price-stepper.ts";
import { skipDistantSections } from "./skip-distant-sections.ts";

/** As in the style sheet. Without a script everything is open. */
function foldOnPhone(): void {
	if (!matchMedia("(max-width: 720px)").matches) return;
	for (const fold of document.querySelectorAll<HTMLDetailsElement>(".phone-fold")) fold.open = false;
	// It scrolls sideways there, by keys too.
	document.querySelector(".bento")?.setAttribute("tabindex", "0");
}

/** Makes the home page's own parts interactive. */
export function startHome(): void {
	const card = document.getElementById("try");
	const main = card?.closest("main");
	if (card) startHeroQuestion(card);
	if (main) skipDistantSections(main);
	foldOnPhone();
	const price = document.getElementById("price");
	if (price) startPriceStepper(price);
}
