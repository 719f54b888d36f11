/** The words of one part of the client: a file per language in its folder `words`, loaded together with the part. */
import { signal } from '@preact/signals';
import { addPart } from './shown-language.ts';

/** Loaders by file, as `import.meta.glob('./??.ts')` finds them. */
type Files<Words> = Readonly<Record<string, () => Promise<Words>>>;

/** A part without a file for the language speaks English. */
function fileFor<Words>(files: Files<Words>, language: string): () => Promise<Words> {
  const load = files[`./${language}.ts`] ?? files['./en.ts'];
  if (load === undefined) throw new Error('a part without English words');
  return load;
}

/** Answers the words in the language on the screen. Components that read them are drawn again when it changes. */
export function partWords<Words>(files: Files<Words>): () => Words {
  const current = signal<Words | undefined>(undefined);
  addPart({
    isLoaded: () => current.value !== undefined,
    load: async (language) => {
      const loaded = await fileFor(files, language)();
      return () => {
        current.value = loaded;
      };
    },
  });
  return () => {
    if (current.value === undefined) throw new Error('these words are not loaded yet');
    return current.value;
  };
}
