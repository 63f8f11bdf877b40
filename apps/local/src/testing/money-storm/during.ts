import type { World } from "./world.ts";

/** Requests that fail in the meantime are attributed to this cause. */
export async function during(world: World, trouble: string, work: () => Promise<void>): Promise<void> {
	world.troubles.push(trouble);
	try {
		await work();
	} finally {
		world.troubles.splice(world.troubles.indexOf(trouble), 1);
	}
}
