declare module "fontkit" {
	interface Glyph {
		path: { toSVG(): string };
	}
	interface Font {
		unitsPerEm: number;
		layout(text: string): {
			glyphs: Glyph[];
			positions: { xAdvance: number; xOffset: number; yOffset: number }[];
			advanceWidth: number;
		};
	}
	export function create(font: Buffer): Font;
}
