import { canSwitch, isChannelOn, NOTIFICATION_KINDS } from "@learnin/domain/notifications/notification-kinds";
import type { NotificationChannel, NotificationKind } from "@learnin/domain/notifications/notification-kinds";
import type { AppContext } from "../../platform/app-context.ts";
import type { Viewer } from "../../platform/auth/viewer.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { selectIsEmailProved, selectSwitches, upsertSwitch } from "./notifications.queries.ts";

const kinds = Object.keys(NOTIFICATION_KINDS) as NotificationKind[];

function isFor(kind: NotificationKind, { user_type, is_admin, lacks_second_factor }: Viewer): boolean {
	const { audience } = NOTIFICATION_KINDS[kind];
	if (audience === "ADMIN") return is_admin;
	// A registering account will soon be a parent; staff get none of these.
	const role = user_type === "UNKNOWN" && !is_admin && !lacks_second_factor ? "PARENT" : user_type;
	return audience === role;
}

/** Every kind that this viewer's role gets, with its setting for each channel. */
export async function listSwitches(app: Pick<AppContext, "db">, viewer: Viewer) {
	const [chosen, is_email_proved] = await Promise.all([
		selectSwitches(app.db, viewer.account_id),
		selectIsEmailProved(app.db, viewer.account_id),
	]);
	const stateOf = (kind: NotificationKind, channel: NotificationChannel) => {
		if (NOTIFICATION_KINDS[kind][channel] === "never") return null;
		const own = chosen.find((one) => one.kind === kind && one.channel === channel)?.is_on;
		return { is_on: isChannelOn(kind, channel, own), can_switch: canSwitch(kind, channel) };
	};
	const switches = kinds
		.filter((kind) => isFor(kind, viewer))
		.map((kind) => {
			const { group, name, explanation } = NOTIFICATION_KINDS[kind];
			return { kind, group, name, explanation, bell: stateOf(kind, "bell"), mail: stateOf(kind, "mail") };
		});
	return { is_email_proved, switches };
}

interface Choice {
	kind: NotificationKind;
	channel: NotificationChannel;
	is_on: boolean;
}

/** Stores a choice and returns all. Throws `invalid_request` for what this account cannot switch. */
export async function chooseSwitch(app: Pick<AppContext, "db">, viewer: Viewer, choice: Choice) {
	if (!isFor(choice.kind, viewer) || !canSwitch(choice.kind, choice.channel))
		throw new ApiError("invalid_request", { fields: { kind: "This notification cannot be switched." } });
	await upsertSwitch(app.db, { account_id: viewer.account_id, ...choice });
	return listSwitches(app, viewer);
}
