/** Lint rules of this repository, for oxlint: see `jsPlugins` in .oxlintrc.json. */

const isBoolean = (type) =>
  type?.type === 'TSBooleanKeyword' || (type?.type === 'TSUnionType' && type.types.some(isBoolean));

const isFlag = (parameter) =>
  parameter.type === 'AssignmentPattern'
    ? typeof parameter.right.value === 'boolean' || isFlag(parameter.left)
    : parameter.type === 'Identifier' && isBoolean(parameter.typeAnnotation?.typeAnnotation);

/** What a control reports, as in `onChange: (on: boolean) => void`: nobody writes such a call with a bare `true`. */
const isListener = ({ parent }) =>
  parent?.type === 'TSTypeAnnotation' && /^on[A-Z]/.test(parent.parent?.key?.name ?? '');

/** A call like `stop(true)` doesn't say what is true: name it in an object, use two words, or write two functions. */
const noBooleanParameters = {
  create(context) {
    const check = (node) => {
      for (const parameter of isListener(node) ? [] : node.params.filter(isFlag))
        context.report({
          node: parameter,
          message: 'No boolean parameters: a call does not say what is true.',
        });
    };
    return {
      ArrowFunctionExpression: check,
      FunctionDeclaration: check,
      FunctionExpression: check,
      TSFunctionType: check,
      TSMethodSignature: check,
    };
  },
};

export default { meta: { name: 'duopolis' }, rules: { 'no-boolean-parameters': noBooleanParameters } };
