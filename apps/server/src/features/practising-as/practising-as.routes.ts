import * as contract from "@learnin/contract/routes/people/practising-as.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { registerRoute } from "../../platform/http/register-route.ts";
import { selectPinHolder } from "./practising-as.queries.ts";
import { returnToParent } from "./return-to-parent.ts";
import { setPin } from "./set-pin.ts";
import { startPractising } from "./start-practising.ts";

export function practisingAsRoutes(app: AppContext): void {
	registerRoute(app, contract.getPin, async ({ viewer }) => {
		const { pin_hash } = await selectPinHolder(app.db, viewer.account_id);
		return { is_set: pin_hash !== null };
	});
	registerRoute(app, contract.setPin, ({ viewer, body }) => setPin(app, viewer, body));
	registerRoute(app, contract.startPractising, ({ viewer, params, body, user_agent }) =>
		startPractising(app, viewer, { ...params, ...body }, user_agent),
	);
	registerRoute(app, contract.returnToParent, ({ viewer, body, user_agent }) =>
		returnToParent(app, viewer, body.pin, user_agent),
	);
}
