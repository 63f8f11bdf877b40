import { startHeroQuestion } from "./hero-question.ts";
import { startPriceStepper } from "./price-stepper.ts";
import { skipDistantSections } from "./skip-distant-sections.ts";

/** As in the style sheet, also when the window is turned or made wider. Without a script everything is open. */
function foldOnPhone(): void {
	const phone = matchMedia("(max-width: 720px)");
	const fold = () => {
		for (const part of document.querySelectorAll<HTMLDetailsElement>(".phone-fold"))
			part.open = !phone.matches;
		// It scrolls sideways there, by keys too.
		const tiles = document.querySelector(".bento");
		if (phone.matches) tiles?.setAttribute("tabindex", "0");
		else tiles?.removeAttribute("tabindex");
	};
	fold();
	phone.addEventListener("change", fold);
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
