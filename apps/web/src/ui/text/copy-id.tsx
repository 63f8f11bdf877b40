import { Copy } from "lucide-react";
import { shortId } from "../../platform/short-id.ts";
import { toastError, toastSuccess } from "../messages/toast.tsx";
import "./copy-id.css";

/** The start of an id; a press copies all of it. */
export function CopyId({ value }: { value: string }) {
	return (
		<button type="button" className="copy-id" title={value} onClick={() => copy(value)}>
			<span className="sr">Copy </span>
			<code>{shortId(value)}</code>
			<Copy className="i" aria-hidden="true" />
		</button>
	);
}

function copy(value: string) {
	const failed = () => toastError("This browser doesn’t let us copy.");
	// Pages without https have no clipboard.
	if (navigator.clipboard === undefined) return failed();
	navigator.clipboard.writeText(value).then(() => toastSuccess("Copied."), failed);
}
