/** A task that misbehaves as a test requests. */
export default function misbehave({ how, size = 0 }: { how: string; size?: number }): unknown {
	switch (how) {
		case "hang":
			for (;;);
		case "fill-memory": {
			const kept: string[][] = [];
			for (;;) kept.push(Array.from({ length: 10_000 }, (_, at) => `${kept.length} ${at}`));
		}
		case "say-much":
			return "x".repeat(size);
		case "throw":
			throw new TypeError("no such thing");
		case "exit":
			return process.exit(3);
		default:
			return how;
	}
}
