import type { Appearance, StripeElementStyle } from "@stripe/stripe-js";
import type { Theme } from "../../../platform/look/theme-store.ts";

/** Our tokens for the provider's iframe, which cannot read our style sheet. */
const colors = {
	dark: {
		primary: "#69c6fa",
		background: "#13192b",
		text: "#f1f4fb",
		secondary: "#bbc2d3",
		danger: "#ff9575",
		border: "#697490",
	},
	light: {
		primary: "#0164b4",
		background: "#ffffff",
		text: "#17213d",
		secondary: "#45506d",
		danger: "#b53a1a",
		border: "#788093",
	},
};

export function appearanceOf(theme: Theme): Appearance {
	const color = colors[theme];
	return {
		theme: theme === "dark" ? "night" : "stripe",
		variables: {
			colorPrimary: color.primary,
			colorBackground: color.background,
			colorText: color.text,
			colorTextSecondary: color.secondary,
			colorDanger: color.danger,
			borderRadius: "10px",
			fontSizeBase: "17px",
			spacingUnit: "4px",
		},
		rules: { ".Input": { border: `1.5px solid ${color.border}`, boxShadow: "none" } },
	};
}

/** The same for the provider's one-line card field, which has fewer settings; we draw the box around it. */
export function lineStyleOf(theme: Theme): StripeElementStyle {
	const color = colors[theme];
	return {
		base: { color: color.text, fontSize: "17px", "::placeholder": { color: color.secondary } },
		invalid: { color: color.danger },
	};
}
