import { interaction } from "@learnin/contract/schemas/interaction.schema";
import type { Interaction } from "@learnin/domain/interactions/interaction";
import * as z from "zod";

/** The settings of an interaction in a file, or null if they are not what the contract allows. */
export function readInteraction(settings: unknown): Interaction | null {
	const parsed = z.safeParse(interaction, settings);
	return parsed.success ? parsed.data : null;
}
