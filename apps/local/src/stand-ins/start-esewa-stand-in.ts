import path from "node:path";
import { type EsewaStandIn, startEsewaStandIn } from "@learnin/stand-ins/esewa/esewa-stand-in";

/** What eSewa publishes for its sandbox. */
const merchant = { productCode: "EPAYTEST", secret: "8gBm/:&EnhH.1/q" };
/** The fee in rupees; a separate price, not a converted one. */
const fee = "1300.00";

interface Surroundings {
	dataDir: string;
	environment: Record<string, string | undefined>;
}

/** Whether someone has configured their own eSewa. */
export function hasEsewaSettings(environment: Record<string, string | undefined>): boolean {
	return Object.keys(environment).some((name) => /^ESEWA_(?!STAND_IN_)/.test(name));
}

/** Starts the eSewa stand-in and returns it with the settings that point the server at it. */
export async function startEsewa({ dataDir, environment }: Surroundings): Promise<{
	esewa: EsewaStandIn;
	settings: Record<string, string>;
}> {
	const esewa = await startEsewaStandIn({
		...merchant,
		port: Number(environment["ESEWA_STAND_IN_PORT"] ?? 0),
		stateFile: path.join(dataDir, "esewa-stand-in.json"),
	});
	return {
		esewa,
		settings: {
			ESEWA_FORM_URL: esewa.formUrl,
			ESEWA_STATUS_URL: esewa.statusUrl,
			ESEWA_PRODUCT_CODE: merchant.productCode,
			ESEWA_SECRET: merchant.secret,
			FEE_NPR: fee,
		},
	};
}
