import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureWebIsBuilt } from "../../ensure-web-is-built.ts";
import { checkout, killChildren } from "../child-process.ts";
import { calmDown } from "./calm-down.ts";
import { checkAll } from "./check-all.ts";
import { takenInAll } from "./check-providers.ts";
import { runStorm } from "./storm.ts";
import { keepTrail } from "./trail.ts";
import { startWorld, type World } from "./world.ts";

let world: World;

beforeAll(async () => {
	await ensureWebIsBuilt(checkout, { log: () => {}, signal: new AbortController().signal });
	world = await startWorld({ homes: 10 });
	await keepTrail(world.app);
}, 120_000);
afterAll(async () => {
	await world.stop();
	killChildren();
});

test("a storm of money at two nodes that are killed: every success is applied once, nothing is lost", {
	timeout: 90_000,
}, async () => {
	console.time("storm");
	await runStorm(world, { seed: 6, operations: 300, at_once: 8, kills: 2 });
	console.timeLog("storm");
	console.log(await calmDown(world));
	console.timeLog("storm");
	console.log(world.tally.lines().join("\n"), takenInAll(world));
	expect(world.tally).toMatchObject({ kills: 2, total: 300 });
	expect(world.tally.forgeries).toBeGreaterThan(10);
	expect(takenInAll(world).payments).toBeGreaterThan(20);
	expect(await checkAll(world)).toEqual([]);
});
