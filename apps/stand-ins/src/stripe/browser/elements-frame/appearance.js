const THEMES = {
	stripe: {},
	flat: { colorBackground: "#f1f1f1" },
	night: {
		colorPrimary: "#85a9ff",
		colorBackground: "#30313d",
		colorText: "#ffffff",
		colorTextSecondary: "#c9cad1",
		colorTextPlaceholder: "#b4b5bd",
		colorDanger: "#fe87a1",
	},
};
const VARIABLES = [
	"borderRadius",
	"colorBackground",
	"colorDanger",
	"colorPrimary",
	"colorText",
	"colorTextPlaceholder",
	"colorTextSecondary",
	"fontFamily",
	"fontSizeBase",
	"spacingUnit",
];

/**
 * Applies a theme and its variables; only style properties, as the frame's content security policy requires.
 */
export function applyAppearance({ theme = "stripe", variables = {} } = {}) {
	const values = { ...THEMES[theme], ...variables };
	for (const name of VARIABLES) {
		if (values[name]) document.documentElement.style.setProperty(`--${name}`, values[name]);
		else document.documentElement.style.removeProperty(`--${name}`);
	}
}

/** Applies the `style` option of the one-line form. */
export function applyLineStyle({ base = {}, invalid: invalidStyle = {} } = {}) {
	const values = {
		"--colorText": base.color,
		"--fontFamily": base.fontFamily,
		"--fontSizeBase": base.fontSize,
		"--colorTextPlaceholder": base["::placeholder"]?.color ?? paler(base.color),
		"--colorDanger": invalidStyle.color,
	};
	for (const [name, value] of Object.entries(values)) {
		if (value) document.documentElement.style.setProperty(name, value);
	}
}

/** Legible on any background on which the text itself is legible. */
function paler(color) {
	return color && `color-mix(in srgb, ${color} 75%, transparent)`;
}
