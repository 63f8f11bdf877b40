// Separate from the profile itself, which every page loads: few pages change it.
import { readAvatarTile } from "@learnin/domain/family/avatar-tiles";
import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";
import { line, timeZone } from "../../schemas/common.schema.ts";
import { userDetails } from "./profile.contract.ts";

/** A drawn picture such as "leaf-gold-90". */
const avatarTile = z.string().check(
	z.maxLength(40),
	z.refine((name) => readAvatarTile(name) !== null, "Please choose one of the pictures."),
);

export const updateProfile = defineRoute({
	method: "PATCH",
	path: "/api/profile",
	who: "account",
	summary: "Changes the own name, picture or time zone. A child's name is changed by its parent.",
	body: z.strictObject({
		name: z.optional(line("Name", 100)),
		/** Null chooses a picture from the name, and removes an uploaded one. */
		avatar: z.optional(z.nullable(avatarTile)),
		time_zone: z.optional(timeZone),
	}),
	response: userDetails,
	errors: ["too_many_requests"],
});
