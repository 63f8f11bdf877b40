import { Copy } from "lucide-react";
import { toastError, toastSuccess } from "../../ui/toast.tsx";
import { shortId } from "./fact-words.ts";

/** An id by its beginning; a press copies all of it. */
export function Reference({ value }: { value: string }) {
	return (
		<button
			type="button"
			className="ops-copy tap-line"
			title={value}
			aria-label={`Copy ${value}`}
			onClick={() => copy(value)}
		>
			<code>{shortId(value)}</code>
			<Copy className="i" aria-hidden="true" />
		</button>
	);
}

function copy(value: string) {
	const failed = () => toastError("This browser does not let us copy.");
	// There is no clipboard on a page that came without encryption.
	if (navigator.clipboard === undefined) return failed();
	navigator.clipboard.writeText(value).then(() => toastSuccess("Copied."), failed);
}
