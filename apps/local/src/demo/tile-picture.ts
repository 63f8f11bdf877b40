import sharp from "sharp";

const tile = 80;
const gap = 6;
const grout = [38, 46, 69];
const tones = [
	[47, 168, 239],
	[253, 194, 52],
];

/** A tiled floor as a PNG, in place of a photo that an author uploads. */
export function tilePicture(rows: number, columns: number): Promise<Buffer> {
	const [width, height] = [columns * tile, rows * tile];
	const pixels = Buffer.alloc(width * height * 3);
	for (let y = 0; y < height; y += 1)
		for (let x = 0; x < width; x += 1) pixels.set(colourAt(x, y), (y * width + x) * 3);
	return sharp(pixels, { raw: { width, height, channels: 3 } })
		.png()
		.toBuffer();
}

function colourAt(x: number, y: number): number[] {
	if (Math.min(x % tile, y % tile) < gap / 2 || Math.max(x % tile, y % tile) >= tile - gap / 2) return grout;
	return tones[(Math.floor(x / tile) + Math.floor(y / tile)) % tones.length] ?? grout;
}
