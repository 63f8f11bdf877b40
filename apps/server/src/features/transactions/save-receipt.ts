import { Readable } from "node:stream";
import type { AppContext } from "../../platform/app-context.ts";
import type { ParentViewer } from "../../platform/auth/viewer.ts";
import type { SentFile } from "../../platform/http/register-route.ts";
import { receipt } from "./receipt.ts";
import { drawReceipt } from "./draw-receipt.ts";

/** Far more than a family needs, too few to keep a node busy with drawing. */
const ofOneFamily = { name: "receipt-pdf:family", hits: 60, seconds: 60 * 60 };

/** The receipt of an order as a PDF. Throws like `receipt`, before the first byte. */
export async function saveReceipt(
	app: AppContext,
	viewer: ParentViewer,
	order_id: string,
): Promise<SentFile> {
	const found = await receipt(app, viewer, order_id);
	await app.limit(ofOneFamily, viewer.family_id);
	const bytes = await drawReceipt(app.workers, found, viewer);
	return {
		name: `learnin-receipt-${found.number}.pdf`,
		type: "application/pdf",
		pieces: Readable.from([bytes]),
	};
}
