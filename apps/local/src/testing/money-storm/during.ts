import type { World } from "./world.ts";

/** What is not served meanwhile has this reason. */
export async function during(world: World, trouble: string, work: () => Promise<void>): Promise<void> {
	world.troubles.push(trouble);
	try {
		await work();
	} finally {
		world.troubles.splice(world.troubles.indexOf(trouble), 1);
	}
}
